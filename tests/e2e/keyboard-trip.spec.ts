import type { Page } from '@playwright/test';
import { paths } from '#domain/routes.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { tripDoorMessages } from '#i18n/trip-doors/index.ts';
import { tripMessages } from '#i18n/trip/index.ts';
import { bookingOf, paymentsOf } from '../support/back-office.ts';
import { orderNumberOn } from '../support/checkout-page.ts';
import { chooseDayByKeyboard, chooseOneByKeyboard } from '../support/keyboard-calendar.ts';
import { fillStepsByKeyboard, payByKeyboard } from '../support/keyboard-checkout.ts';
import { hasFocus, press, tabTo } from '../support/keyboard.ts';
import { cartOn } from '../support/several-items.ts';
import { expect, test } from '../support/shop.ts';
import { bookingPanel } from '../support/tour-page.ts';
import { changeButton, stopOf, tripSummary } from '../support/trip-page.ts';
import { freshVisit, type Visit } from '../support/visits.ts';

const locale = 'en';
const [booking, doors, trip] = [bookingMessages(locale), tripDoorMessages(locale), tripMessages(locale)];
const more = booking.more({ label: 'Adult' });

/** From a tour's page into the trip, one adult. @param stops how many are in it then */
async function addToTrip(page: Page, visit: Visit, stops: number): Promise<void> {
  await page.goto(paths.tour(locale, visit.tour.normalizedUrlPath));
  const panel = bookingPanel(page, locale);
  await chooseDayByKeyboard(page, locale, panel.locator('[aria-haspopup="dialog"]'), visit.day);
  await press(page, panel.getByRole('radio', { name: visit.time }), 'Space');
  await chooseOneByKeyboard(page, locale, 'Adult');
  await press(page, panel.getByRole('button', { name: doors.add }));
  await expect(panel.getByRole('status').filter({ hasText: doors.added(stops) })).toBeVisible();
}

/** One more adult at one stop, another day at another one: the focus goes back to where the change began. */
async function changeTrip(page: Page, rome: Visit, newYork: Visit): Promise<void> {
  const [first, second] = [stopOf(page, rome.tour.tourName), stopOf(page, newYork.tour.tourName)];
  await press(page, changeButton(page, locale, rome.tour.tourName));
  await press(page, first.getByRole('button', { name: more }), 'Space');
  await press(page, first.getByRole('button', { name: trip.keep }));
  await expect(first).toContainText(trip.quantity({ quantity: 2, label: 'Adults' }));
  await expect.poll(() => hasFocus(changeButton(page, locale, rome.tour.tourName))).toBe(true);

  await press(page, changeButton(page, locale, newYork.tour.tourName));
  await chooseDayByKeyboard(page, locale, second.locator('[aria-haspopup="dialog"]'), newYork.day);
  await press(page, second.getByRole('radio', { name: newYork.time }), 'Space');
  await press(page, second.getByRole('button', { name: trip.keep }));
  const newDay = page.locator(`section[aria-labelledby="day-${newYork.day}"]`);
  await expect(newDay.getByRole('article', { name: newYork.tour.tourName })).toBeVisible();
}

test('a trip of three tours in three time zones is put together, changed and paid with 3-D Secure, with the keyboard alone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const slug = { newYork: 'art-deco-lobbies-of-midtown', hongKong: 'kayaks-to-sharp-island' };
  const rome = await freshVisit('forum-and-palatine-at-first-light', locale);
  const newYork = await freshVisit(slug.newYork, locale);
  const newYorkLater = await freshVisit(slug.newYork, locale);
  const hongKong = await freshVisit(slug.hongKong, locale);
  for (const [index, visit] of [rome, newYork, hongKong].entries()) await addToTrip(page, visit, index + 1);
  await press(page, bookingPanel(page, locale).getByRole('link', { name: doors.see }));
  await expect(page).toHaveURL(paths.trip(locale));
  await changeTrip(page, rome, newYorkLater);
  const toCheckout = tripSummary(page, locale).getByRole('button', { name: trip.checkout });
  await tabTo(page, toCheckout);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.checkout(locale, 'personal_info'));

  const cart = await cartOn(page);
  await fillStepsByKeyboard(page, cart);
  await payByKeyboard(page);
  const orderNumber = await orderNumberOn(page, locale);
  await expect(page.getByText(confirmationMessages(locale).partKicker({ certain: 2, all: 3 }))).toBeVisible();
  await press(page, page.getByRole('region', { name: confirmationMessages(locale).order }).getByRole('link', { name: rome.tour.tourName }));
  await expect(page).toHaveURL(/#LF-/);

  const rows = await Promise.all([1, 2, 3].map((position) => bookingOf(`${orderNumber}-${position}`)));
  const stands = new Map(rows.map((row) => [row?.tourId, { status: row?.status, day: row?.day }]));
  expect(stands.get(rome.tour.tourId)).toEqual({ status: 'confirmed', day: rome.day });
  expect(stands.get(newYork.tour.tourId)).toEqual({ status: 'confirmed', day: newYorkLater.day });
  expect(stands.get(hongKong.tour.tourId)).toEqual({ status: 'on_request', day: hongKong.day });
  expect((await paymentsOf(rows[0]?.checkoutKey ?? '')).map(({ status }) => status)).toEqual(['requires_capture']);
});
