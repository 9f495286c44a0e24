import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#backend/app.ts';
import type { OpenBackend } from '#backend/backend.ts';
import { listPages, readSiteFile } from '#backend/site/site-files.ts';
import { rendererOf } from '#backend/site/pages-on-demand.ts';
import { siteDirectory } from '#backend/root.ts';
import { defaultBrand } from '#brands/folder.ts';
import { locales } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { openTestBackend } from '#tests/support/backend.ts';

/** Where no page is. */
const elsewhere = '/oauth';
const directory = siteDirectory(defaultBrand);
/** No article speaks of it: the posters of articles are drawn by the build, and shown as drawings on demand. */
const slug = 'seven-hills-by-vintage-car';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

/** A prerendered page has its policy in a tag, too; styles are the same, put together in another way. */
const contentOf = (html: string): string =>
  html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, '').replace(/<style>[^<]*<\/style>/g, '');

it.each(locales)('a tour is the same page, prerendered or rendered on demand, %s', async (locale) => {
  const path = [...(await listPages(directory)).values()].find((one) => one.startsWith(`/${locale}/`) && one.includes(slug)) ?? '';
  const file = await readSiteFile(directory, path);
  const app = createApp(backend, { directory: directory + elsewhere, render: rendererOf(defaultBrand) });
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(contentOf(await response.text())).toBe(contentOf(file?.bytes.toString() ?? ''));
});

/** What every page of the shop loads: no framework, and no island. */
const islandsAtOnce = (html: string): string[] => html.match(/<astro-island\s[^>]*\sclient="load"/g) ?? [];

it.each(locales)('results of a search are in the page, and no island runs before a touch, %s', async (locale) => {
  const app = createApp(backend, { directory, render: rendererOf(defaultBrand) });
  const html = await (await app.request(paths.search(locale, 'Rom'))).text();
  expect(html).toContain(`href="/${locale}/tours/rome"`);
  expect(html).toMatch(/<article[\s\S]*href="\/(en|de)\/(tours|activities|shows)\/rome\/[a-z0-9-]+"/);
  expect(islandsAtOnce(html)).toEqual([]);
  const built = await readSiteFile(directory, paths.search(locale));
  expect(islandsAtOnce(built?.bytes.toString() ?? '').length).toBeGreaterThan(0);
});

it('what was searched for and not found is said as text', async () => {
  const app = createApp(backend, { directory, render: rendererOf(defaultBrand) });
  const html = await (await app.request(paths.search('en', 'zzqxwvzzqxwv<i>'))).text();
  expect(html).toContain('zzqxwvzzqxwv&lt;i&gt;');
  expect(html).not.toContain('zzqxwvzzqxwv<i>');
});
