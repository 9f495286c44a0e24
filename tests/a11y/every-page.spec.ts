import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#backend/root.ts';
import { locales, type Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { test } from '../support/shop.ts';
import { expectAccessibleAsBuilt, narrow } from './axe.ts';

const namesIn = (folder: string, locale: Locale): string[] =>
  readdirSync(join(root, 'content', folder, locale))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length));

/** The guide to a city is a short text of the same form in every language: every other one is looked at in German. */
const guides = (locale: Locale): string[] => namesIn('destinations', locale).filter((_, index) => index % 2 === locales.indexOf(locale));

/**
 * What editors write, and where it stands on its page: templates have the rest, which `pages.spec.ts` looks at, as it does at the list of
 * a city.
 */
const written = (locale: Locale): Record<string, { within: string; addresses: string[] }> => ({
  pages: { within: 'main', addresses: namesIn('pages', locale).map((name) => `/${locale}/${name}`) },
  articles: { within: 'main > article', addresses: namesIn('magazine', locale).map((slug) => paths.article(locale, slug)) },
  destinations: {
    within: 'main :is(.sight, .plate, .narrow, .guide)',
    addresses: guides(locale).map((city) => paths.city(locale, 'tours', city)),
  },
});

for (const locale of locales) {
  for (const [kind, { within, addresses }] of Object.entries(written(locale))) {
    // In one browser, which has scripts and fonts of the first one for the others.
    test(`${kind}, ${locale}`, async ({ page }) => {
      test.slow();
      for (const path of addresses) {
        await page.goto(path);
        await expectAccessibleAsBuilt(page, path, { widths: [narrow], parts: page.locator(within) });
      }
    });
  }
}
