import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import type { OrderedTransfers } from '#contracts/transfers.ts';
import { paths } from '#domain/routes.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { forAdults } from './adults.ts';
import { newestMailTo } from './back-office.ts';
import { hotel } from './checkout-page.ts';
import { answersTo, orderForAll, shopperAt } from './order.ts';
import { freshVisit, type Visit } from './visits.ts';

export type GuestBooking = { orderNumber: string; email: string };

/** Fetched at a hotel and brought there, which stands first where there are other places; nothing where nobody is. */
function atHotel({ pickupPlaces: [pickup, ...otherPickups], dropoffPlaces: [dropOff, ...otherDropOffs] }: TourDetails): OrderedTransfers {
  return {
    ...(pickup && { ...(otherPickups.length > 0 && { pickupId: pickup.id }), startingPointInformation: hotel }),
    ...(dropOff && { ...(otherDropOffs.length > 0 && { dropOffId: dropOff.id }), dropOffInformation: hotel }),
  };
}

/** The order of one adult's visit of each tour, as the shop would send it, and who books. */
export async function orderOfVisits(slugs: readonly string[], locale: Locale): Promise<{ order: CheckoutRequest; email: string }> {
  const visits: Visit[] = [];
  for (const slug of slugs) visits.push(await freshVisit(slug, locale));
  const { hold, items } = await shopperAt(process.env.LANDFALL_URL ?? '').holdAll({
    items: visits.map(({ tour, day, time }) => ({
      tourId: tour.tourId,
      queryDate: day,
      startingTime: time,
      components: forAdults(Math.max(tour.minimumTravellers, 1)),
    })),
    currency: 'EUR',
  });
  const held = visits.map(({ tour }, index) => {
    const item = items[index];
    if (!hold || item?.status !== 'held') throw new Error(`no quote for ${tour.tourName}`);
    const answers = answersTo(tour, Math.max(tour.minimumTravellers, 1));
    return { quote: { ...item.quote, hold }, wishes: { answers, onRequest: tour.requireBookingApproval }, transfers: atHotel(tour) };
  });
  const email = `guest.${randomUUID()}@example.com`;
  return { order: orderForAll(held, { email, locale }), email };
}

/** An order for one adult that another page or another day has made. */
export async function orderedElsewhere(slugs: readonly string[], locale: Locale): Promise<GuestBooking & { bookingNumbers: string[] }> {
  const { order, email } = await orderOfVisits(slugs, locale);
  const { body } = await shopperAt(process.env.LANDFALL_URL ?? '').pay(randomUUID(), order);
  const orderNumber = body.cart?.tcConfirmationNumber;
  if (!orderNumber) throw new Error(`not booked: ${JSON.stringify(body)}`);
  return { orderNumber, email, bookingNumbers: (body.bookings ?? []).map((booking) => booking.orderNumber) };
}

/** The same of one tour. */
export const bookedElsewhere = (slug: string, locale: Locale): Promise<GuestBooking> => orderedElsewhere([slug], locale);

/** Sends the first form, typed as people type. */
export async function askForCode(page: Page, locale: Locale, { orderNumber, email }: GuestBooking): Promise<void> {
  const t = guestBookingMessages(locale);
  await page.goto(paths.booking(locale));
  await page.getByLabel(t.orderNumber).fill(orderNumber.toLowerCase());
  await page.getByRole('main').getByLabel(t.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByRole('heading', { name: t.codeTitle })).toBeFocused();
}

/** The code of the newest mail. */
export async function mailedCode(email: string): Promise<string> {
  const { subject } = await newestMailTo(email, /^\d{6} /);
  return subject.slice(0, 6);
}

export async function enterCode(page: Page, locale: Locale, code: string): Promise<void> {
  const t = guestBookingMessages(locale);
  await page.getByLabel(t.code, { exact: true }).fill(code);
  await page.getByRole('button', { name: t.show }).click();
}

/** From the first form to the booking. */
export async function openBooking(page: Page, locale: Locale, booking: GuestBooking): Promise<void> {
  await askForCode(page, locale, booking);
  await enterCode(page, locale, await mailedCode(booking.email));
  await expect(page.getByText(booking.orderNumber, { exact: true })).toBeVisible();
}
