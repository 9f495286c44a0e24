import type { Locator, Page } from '@playwright/test';
import { locales, type Locale } from '#contracts/common.ts';
import { addDays } from '#domain/day.ts';
import { paths } from '#domain/routes.ts';
import { shipNoteMessages } from '#i18n/ship-note/index.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { tripDoorMessages } from '#i18n/trip-doors/index.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { lateSailingId, sailingDay } from '../support/sailings.ts';
import { expect, test } from '../support/shop.ts';
import { shoreTour, starts } from '../support/shore-tour.ts';
import { bookingPanel } from '../support/tour-page.ts';
import { stopOf, tripSummary } from '../support/trip-page.ts';

const romeDay = addDays(sailingDay(), 2);

const noteOf = (page: Page, locale: Locale): Locator =>
  bookingPanel(page, locale).getByRole('region', { name: shipNoteMessages(locale).title });
const timeOf = (page: Page, locale: Locale, time: string): Locator =>
  bookingPanel(page, locale)
    .locator('label')
    .filter({ hasText: new RegExp(`^${time}`) });

/** From the page of the sailing to a tour of its day in Rome. */
async function openFromShip(page: Page, locale: Locale): Promise<void> {
  await page.goto(paths.cruise(locale, lateSailingId));
  const link = page.locator(`a[href*="${shoreTour.tourId}?dateFrom=${romeDay}"]`).first();
  await link.evaluate((one) => one.closest('details')?.setAttribute('open', ''));
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shoreTour.tourName[locale]);
  await expect(noteOf(page, locale)).toContainText('Meridian Star');
}

for (const locale of locales) {
  const [note, booking, trip] = [shipNoteMessages(locale), bookingMessages(locale), tripMessages(locale)];
  const add = (page: Page) => bookingPanel(page, locale).getByRole('button', { name: tripDoorMessages(locale).add });

  test(`a tour from a ship is booked once its guests are back in time, ${locale}`, { tag: '@phone' }, async ({ page }) => {
    await openFromShip(page, locale);
    await expect(timeOf(page, locale, starts.fits)).toContainText(note.fits);
    await expect(timeOf(page, locale, starts.tight)).toContainText(note.tight);
    await expect(timeOf(page, locale, starts.no)).toContainText(note.no);

    await timeOf(page, locale, starts.no).click();
    await add(page).click();
    await expect(noteOf(page, locale).getByRole('button', { name: note.leave })).toBeFocused();
    await expect(page.getByText(tripDoorMessages(locale).see)).toBeHidden();

    await timeOf(page, locale, starts.fits).click();
    await expect(noteOf(page, locale)).toContainText(/15:3\d|14:3\d/);
    await add(page).click();
    await page.getByRole('link', { name: tripDoorMessages(locale).see }).click();
    const stop = stopOf(page, shoreTour.tourName[locale]);
    await expect(stop).toContainText('Meridian Star');
    await tripSummary(page, locale).getByRole('button', { name: trip.checkout }).click();
    await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));
    await expect(page.getByRole('main')).toContainText(/back at the pier|zurück am Pier/i);
  });

  test(`what is tight is taken by who says that it is enough, ${locale}`, async ({ page }) => {
    await openFromShip(page, locale);
    await timeOf(page, locale, starts.tight).click();
    const tick = noteOf(page, locale).getByRole('checkbox', { name: note.agree });
    await expect(tick).not.toBeChecked();
    await bookingPanel(page, locale).getByRole('button', { name: booking.book, exact: true }).click();
    await expect(tick).toBeFocused();
    await tick.check();
    await bookingPanel(page, locale).getByRole('button', { name: booking.book, exact: true }).click();
    await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));
  });

  test(`the ship is left, and is not asked of again, ${locale}`, async ({ page }) => {
    await openFromShip(page, locale);
    await noteOf(page, locale).getByRole('button', { name: note.leave }).click();
    await expect(noteOf(page, locale)).toBeHidden();
    await timeOf(page, locale, starts.no).click();
    await add(page).click();
    await page.getByRole('link', { name: tripDoorMessages(locale).see }).click();
    await expect(stopOf(page, shoreTour.tourName[locale])).not.toContainText('Meridian Star');
    await page.goBack();
    await expect(timeOf(page, locale, starts.no)).toBeVisible();
    await expect(noteOf(page, locale)).toBeHidden();
  });
}
