import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#backend/app.ts';
import type { OpenBackend } from '#backend/backend.ts';
import { listPages, readSiteFile } from '#backend/site/site-files.ts';
import { rendererOf } from '#backend/site/pages-on-demand.ts';
import { siteDirectory } from '#backend/root.ts';
import { defaultBrand } from '#brands/folder.ts';
import { locales } from '#contracts/common.ts';
import { openTestBackend } from '#tests/support/backend.ts';

/** Where no page is. */
const elsewhere = '/oauth';
const directory = siteDirectory(defaultBrand);
const slug = 'fountains-and-squares-after-dark';

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
