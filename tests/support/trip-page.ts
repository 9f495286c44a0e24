import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import type { Wish } from '#domain/trip.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { forAdults } from './adults.ts';
import type { Visit } from './visits.ts';

/** So many adults on a visit. */
export const wishFor = ({ tour: { productType, tourId }, day, time }: Visit, adults = 2): Wish => ({
  id: randomUUID(),
  productType,
  tourId,
  queryDate: day,
  startingTime: time,
  components: forAdults(adults),
});

/** Opens the page of a trip that was put together before. */
export async function openTrip(page: Page, locale: Locale, wishes: readonly Wish[]): Promise<void> {
  await page.addInitScript((trip) => {
    if (localStorage.getItem('landfall:trip') !== null) return;
    localStorage.setItem('landfall:version', '8');
    localStorage.setItem('landfall:trip', trip);
  }, JSON.stringify(wishes));
  await page.goto(paths.trip(locale));
  await expect(page.locator('[data-trip]').locator('[aria-busy="true"]')).toHaveCount(0);
}

export const stopOf = (page: Page, name: string): Locator => page.getByRole('main').getByRole('article', { name, exact: true });

export const changeButton = (page: Page, locale: Locale, name: string): Locator =>
  page.getByRole('button', { name: tripMessages(locale).changeOf({ name }), exact: true });

export const removeButton = (page: Page, locale: Locale, name: string): Locator =>
  page.getByRole('button', { name: tripMessages(locale).removeOf({ name }), exact: true });

export const undoButton = (page: Page, locale: Locale): Locator =>
  page.getByRole('button', { name: tripMessages(locale).undo, exact: true });

/** What the trip comes to, and the way to pay. */
export const tripSummary = (page: Page, locale: Locale): Locator => page.getByRole('region', { name: tripMessages(locale).summary });
