import { expect, type Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { fromDecimal } from '#domain/money.ts';
import { bookingsBy, mailTo, paymentsOf, seatsTaken } from './back-office.ts';
import { newBooker, orderNumberOn, type Booker } from './checkout-page.ts';
import { openPaymentOf } from './several-items.ts';
import type { Visit } from './visits.ts';

/** What two adults are about to buy, and who pays. */
export type PurchaseOfSeveral = { cart: Cart; visits: Visit[]; booker: Booker; locale?: Locale };

/** Tours in Rome and Budapest that ask no questions. */
export const twoSlugs = ['fountains-and-squares-after-dark', 'buda-castle-hill-step-by-step'] as const;

type Wishes = { locale?: Locale; slugs?: readonly string[] };

/** Two adults on two tours, up to the payment step. */
export async function reachPaymentOfTwo(page: Page, { slugs = twoSlugs, locale = 'en' }: Wishes = {}): Promise<PurchaseOfSeveral> {
  const booker = newBooker();
  return { ...(await openPaymentOf(page, slugs, booker, { locale })), booker, locale };
}

/** Seats that are held or booked on each visit. */
export const seatsOf = (visits: readonly Visit[]): Promise<number[]> =>
  Promise.all(visits.map(({ tour, day, time }) => seatsTaken(tour.tourId, day, time)));

/** One order with a booking for each visit, its one payment, its one mail, the confirmation and the same after a reload. */
export async function expectAllBooked(page: Page, { cart, visits, booker, locale = 'en' }: PurchaseOfSeveral): Promise<void> {
  const orderNumber = await orderNumberOn(page, locale);
  await expect
    .poll(async () => (await bookingsBy(booker.email)).map(({ status, payment }) => `${status}, ${payment}`))
    .toEqual(visits.map(() => 'confirmed, captured'));
  const bookings = await bookingsBy(booker.email);
  const numbers = visits.length === 1 ? [orderNumber] : visits.map((_, index) => `${orderNumber}-${index + 1}`);
  expect(bookings.map((booking) => booking.orderNumber).sort()).toEqual(numbers);
  expect(bookings.map(({ tourId }) => tourId).sort()).toEqual(visits.map(({ tour }) => tour.tourId).sort());
  expect(await seatsOf(visits)).toEqual(visits.map(() => 2));
  const charged = (await paymentsOf(bookings[0]?.checkoutKey ?? '')).filter(({ status }) => status === 'succeeded');
  expect(charged.map((payment) => payment.amount_received)).toEqual([fromDecimal(cart.grandTotal, cart.currencyCode).amount]);
  expect((await mailTo(booker.email)).text).toContain(orderNumber);
  await page.reload();
  expect(await orderNumberOn(page, locale)).toBe(orderNumber);
}

/** Nothing is booked, and no money taken or set aside. @param keys of the orders that were sent */
export async function expectNothingTaken({ booker }: Pick<PurchaseOfSeveral, 'booker'>, keys: readonly string[]): Promise<void> {
  expect(await bookingsBy(booker.email)).toEqual([]);
  const payments = (await Promise.all([...new Set(keys)].map(paymentsOf))).flat();
  expect(payments.filter(({ status }) => status === 'succeeded' || status === 'requires_capture')).toEqual([]);
}
