import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { addDays } from '#domain/day.ts';
import { paths } from '#domain/routes.ts';
import { shipNoteMessages } from '#i18n/ship-note/index.ts';
import type { Wish } from '#domain/trip.ts';
import { lateSailingId, sailingDay } from './sailings.ts';
import { forAdults } from './adults.ts';
import { shoreTour, starts } from './shore-tour.ts';
import { bookingPanel } from './tour-page.ts';

/** The day of the late sailing in Rome. */
export const romeDay = addDays(sailingDay(), 2);

/** For the trip: the tour on that day, from the late sailing. */
export const wishFromShip: Wish = {
  id: '6d1c1d6e-1f0c-4b64-9d6b-5d0c35a9b7f1',
  productType: 'tours',
  tourId: shoreTour.tourId,
  queryDate: romeDay,
  startingTime: starts.fits,
  components: forAdults(2),
  cruise: { cruiseRouteUuid: lateSailingId },
};

/** The shopper has chosen the late sailing before. */
export const boardLateSailing = (page: Page): Promise<unknown> =>
  page.addInitScript((sailing) => {
    localStorage.setItem('landfall:version', '8');
    localStorage.setItem('landfall:cruise', JSON.stringify(sailing));
  }, lateSailingId);

/** What the panel says of the ship. */
export const shipNote = (page: Page, locale: Locale): Locator =>
  bookingPanel(page, locale).getByRole('region', { name: shipNoteMessages(locale).title });

export const startAt = (page: Page, locale: Locale, time: string): Locator =>
  bookingPanel(page, locale)
    .locator('label')
    .filter({ hasText: new RegExp(`^${time}`) });

/** From the page of the sailing to the tour of its day in Rome. */
export async function openFromShip(page: Page, locale: Locale): Promise<void> {
  await page.goto(paths.cruise(locale, lateSailingId));
  const link = page.locator(`a[href*="${shoreTour.tourId}?dateFrom=${romeDay}"]`).first();
  await link.evaluate((one) => one.closest('details')?.setAttribute('open', ''));
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shoreTour.tourName[locale]);
  await expect(shipNote(page, locale)).toContainText('Meridian Star');
}
