import type { Locator, Page } from '@playwright/test';
import { locales, type Day, type Locale } from '#contracts/common.ts';
import { addDays, formatDay } from '#domain/day.ts';
import { paths } from '#domain/routes.ts';
import { cruiseMessages } from '#i18n/cruises/index.ts';
import { notFoundMessages } from '#i18n/not-found/index.ts';
import { lateSailingId, sailingDay } from '../support/sailings.ts';
import { answered, expect, test } from '../support/shop.ts';
import { bookingPanel, dayName } from '../support/tour-page.ts';

const romeDay = addDays(sailingDay(), 2);
const shortDay = addDays(sailingDay(), 4);

const partOf = (page: Page, locale: Locale, day: Day): Locator => {
  const name = formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });
};

for (const locale of locales) {
  const t = cruiseMessages(locale);

  test(`from a day of a sailing to a tour that brings its guests back in time @phone, ${locale}`, async ({ page }) => {
    await page.goto(paths.cruise(locale, lateSailingId));
    const line = page.getByRole('navigation', { name: t.days });
    await expect(line.getByRole('link')).toHaveCount(6);
    await line
      .getByRole('link', { name: locale === 'en' ? 'Rome' : 'Rom' })
      .first()
      .click();
    await expect(partOf(page, locale, romeDay)).toBeInViewport();
    const card = partOf(page, locale, romeDay).getByRole('article').first();
    await expect(card).toContainText(locale === 'en' ? 'to spare' : 'Reserve');
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveURL(new RegExp(`dateFrom=${romeDay}`));
    await expect(bookingPanel(page, locale).getByRole('button', { name: dayName(romeDay, locale) })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`a search for a ship and a month leads to its sailing, ${locale}`, async ({ page }) => {
      const month = formatDay(sailingDay(), locale, { month: 'long' });
      await page.goto(paths.search(locale, `Meridian Star ${month}`));
      await expect(page.getByRole('heading', { level: 2, name: t.found })).toBeVisible();
      await page.getByRole('link', { name: locale === 'en' ? 'Rome and back' : 'Nach Rom und zurück' }).click();
      await expect(page).toHaveURL(paths.cruise(locale, lateSailingId));
    });

    test(`the way to a ship's days, and what does not fit, ${locale}`, async ({ page }) => {
      await page.goto(paths.cruises(locale));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(paths.cruise(locale, lateSailingId));
      const day = partOf(page, locale, shortDay);
      await expect(day).toContainText(t.noneFits({ city: locale === 'en' ? 'Rome' : 'Rom' }));
      await day.locator('summary').click();
      await expect(day.getByText(locale === 'en' ? 'Does not fit' : 'Passt nicht').first()).toBeVisible();
    });
  });
}

test.describe('of a sailing that there is not', () => {
  test.use({ allowedErrors: [answered(404)] });

  test('the page is the not-found page', async ({ page }) => {
    const answer = await page.goto(paths.cruise('en', '00000000-0000-4000-8000-000000000000'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(notFoundMessages('en').headline);
  });
});
