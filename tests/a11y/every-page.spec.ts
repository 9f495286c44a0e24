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
const written = (locale: Locale): Record<string, string[]> => ({
  pages: namesIn('pages', locale).map((name) => `/${locale}/${name}`),
  articles: namesIn('magazine', locale).map((slug) => paths.article(locale, slug)),
  destinations: namesIn('destinations', locale).map((city) => paths.city(locale, 'tours', city)),
});

for (const locale of locales) {
  for (const [kind, addresses] of Object.entries(written(locale))) {
    // In one browser, which has scripts and fonts of the first one for the others.
    test(`${kind}, ${locale}`, async ({ page }) => {
      test.slow();
      for (const path of addresses) {
        await page.goto(path);
        await expectAccessible(page, path, [narrow], [], 'main');
      }
    });
  }
}
