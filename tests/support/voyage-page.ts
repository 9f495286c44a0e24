import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { excursionMessages } from '#i18n/excursion/index.ts';
import { callChangeMessages } from '#i18n/call-changes/index.ts';
import { bookingsBy, changeCallOf, mailsTo } from './back-office.ts';
import type { Booker } from './checkout-page.ts';
import { shoreTour, shoreTours } from './shore-tour.ts';

/** What puts a tour into the trip on the page of a sailing: the first of the days on which it can be had. */
export const addButton = (page: Page, locale: Locale, name: string): Locator =>
  page.getByRole('button', { name: excursionMessages(locale).addOf({ name }), includeHidden: true }).first();

export const wayToTrip = (page: Page, locale: Locale, name: string): Locator =>
  page.getByRole('link', { name: excursionMessages(locale).inTripOf({ name }) });

/** Puts a tour in each of three ports into the trip, from the page of the sailing, which is open. */
export async function addShoreTours(page: Page, locale: Locale): Promise<void> {
  for (const { tourName } of shoreTours) {
    const button = addButton(page, locale, tourName[locale]);
    await button.evaluate((one) => one.closest('details')?.setAttribute('open', ''));
    await button.click();
    await expect(wayToTrip(page, locale, tourName[locale])).toBeVisible();
  }
}

/** The ship leaves Rome out: the tour there is cancelled, those of the other ports stand, and the booker has one mail about the one. */
export async function expectOnlyRomeCancelled(locale: Locale, cruiseRouteUuid: string, { email, firstName }: Booker): Promise<void> {
  const states = async () => Object.fromEntries((await bookingsBy(email)).map(({ tourId, status }) => [tourId, status]));
  const statesWith = (rome: string) =>
    Object.fromEntries(shoreTours.map(({ tourId }) => [tourId, tourId === shoreTour.tourId ? rome : 'confirmed']));
  await expect.poll(states).toEqual(statesWith('confirmed'));
  await changeCallOf(cruiseRouteUuid, 'civitavecchia');
  await expect.poll(states, { timeout: 30_000 }).toEqual(statesWith('cancelled'));
  const heading = callChangeMessages(locale).refundHeading({ name: firstName });
  const about = async () => (await mailsTo(email)).filter(({ html }) => html.includes(heading)).map(({ text }) => text);
  await expect.poll(async () => (await about()).length, { timeout: 20_000 }).toBe(1);
  const [told = ''] = await about();
  expect(told).toContain(shoreTour.tourName[locale]);
  for (const { tourId, tourName } of shoreTours) if (tourId !== shoreTour.tourId) expect(told).not.toContain(tourName[locale]);
}
