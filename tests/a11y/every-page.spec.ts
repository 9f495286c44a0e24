import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#backend/root.ts';
import { locales, type Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { test } from '../support/shop.ts';
import { expectAccessible, narrow } from './axe.ts';

const namesIn = (folder: string, locale: Locale): string[] =>
  readdirSync(join(root, 'content', folder, locale))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length));

/** What editors write; their pages are made by four templates, whose width on a desk, header and footer `pages.spec.ts` looks at. */
const written = (locale: Locale): string[] => [
  ...namesIn('pages', locale).map((name) => `/${locale}/${name}`),
  ...namesIn('magazine', locale).map((slug) => paths.article(locale, slug)),
  ...namesIn('destinations', locale).map((city) => paths.city(locale, 'tours', city)),
];

for (const path of locales.flatMap(written)) {
  test(path, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, path, [narrow], [], 'main');
  });
}
