import { locales } from '#contracts/common.ts';
import { languageTag } from '#i18n/locales.ts';
import { notFoundMessages } from '#i18n/not-found/index.ts';
import { answered, expect, test } from '../support/shop.ts';

test.use({ allowedErrors: [answered(404)] });

for (const locale of locales) {
  const t = notFoundMessages(locale);

  test(`an unknown path answers 404 in its language, and the page leads home and to more activities, ${locale}`, async ({ page }) => {
    const response = await page.goto(`/${locale}/no/such/page`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${t.oops} ${t.headline}`);
    await expect(page.getByText(t.text)).toBeVisible();
    await expect(page.getByText(t.caption)).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', t.description);
    await page.getByRole('main').getByRole('link', { name: t.home }).click();
    await expect(page).toHaveURL(`/${locale}/`);

    await page.goto(`/${locale}/fourOhFour`);
    await page.getByRole('main').getByRole('link', { name: t.more }).click();
    await expect(page).toHaveURL(`/${locale}/toursAndActivities`);
  });
}

test.describe('outside every locale', () => {
  test.use({ locale: 'de-DE' });

  test('an unknown path is answered in the language of the browser', async ({ page }) => {
    const response = await page.goto('/nothing-here');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
