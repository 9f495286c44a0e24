import type { Page } from '@playwright/test';
import { locales, type Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { wishMessages } from '#i18n/wishes/index.ts';
import { atOneWidth } from '../support/at-one-width.ts';
import { cards } from '../support/listing-page.ts';
import { expect, test } from '../support/shop.ts';

const queries: Record<Locale, string> = { en: 'with kids in London when it rains', de: 'mit Kindern in London bei Regen' };

const heading = (page: Page, count: number, locale: Locale) => page.getByRole('heading', { name: searchMessages(locale).found(count) });
const chip = (page: Page, wish: string, locale: Locale) => page.getByRole('link', { name: searchMessages(locale).takeAway({ wish }) });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const locale of javaScriptEnabled ? locales : (['de'] as const)) {
      test(`what was understood can be taken away, ${locale}`, atOneWidth(locale), async ({ page }) => {
        const { families, indoors } = wishMessages(locale);
        await page.goto(paths.search(locale, queries[locale]));
        await expect(chip(page, families, locale)).toBeVisible();
        await expect(cards(page).first()).toBeVisible();
        const few = await cards(page).count();
        await expect(heading(page, few, locale)).toBeVisible();

        await chip(page, indoors, locale).click();
        await expect(page).toHaveURL(/without=setting:indoors$/);
        await expect(chip(page, indoors, locale)).toHaveCount(0);
        await expect(chip(page, families, locale)).toBeVisible();
        await expect.poll(() => cards(page).count()).toBeGreaterThan(few);
        await expect(heading(page, await cards(page).count(), locale)).toBeVisible();
      });
    }

    test('where nothing fits, what comes near is offered by name of what it goes without', async ({ page }) => {
      const t = searchMessages('en');
      await page.goto(paths.search('en', 'kayak under 30 euros'));
      await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
      await page.getByRole('link', { name: /^Without “Up to €30”: \d+ tours$/ }).click();
      await expect(page).toHaveURL(/without=price:eur30$/);
      await expect(cards(page).first()).toContainText(/kayak/i);
      await expect(page.getByText(t.none)).toHaveCount(0);
    });
  });
}

test('a chip keeps the filters that were set', async ({ page }) => {
  await page.goto(`${paths.search('en', 'boats in London')}&rating=4`);
  await chip(page, 'London', 'en').click();
  await expect(page).toHaveURL(/without=destination:london&rating=4$/);
});
