import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { forAdults } from './adults.ts';
import { newestMailTo } from './back-office.ts';
import { answersTo, orderFor, shopperAt } from './order.ts';
import { freshVisit } from './visits.ts';

export type GuestBooking = { orderNumber: string; email: string };

/** A booking for one adult that another page or another day has made. */
export async function bookedElsewhere(slug: string, locale: Locale): Promise<GuestBooking> {
  const { tour, day, time } = await freshVisit(slug, locale);
  const shopper = shopperAt(process.env.LANDFALL_URL ?? '');
  const adults = Math.max(tour.minimumTravellers, 1);
  const quote = await shopper.hold({
    tourId: tour.tourId,
    queryDate: day,
    startingTime: time,
    components: forAdults(adults),
  });
  if (!quote) throw new Error(`no quote for ${slug}`);
  const email = `guest.${randomUUID()}@example.com`;
  const { body } = await shopper.pay(
    randomUUID(),
    orderFor(quote, { email, locale, answers: answersTo(tour, adults), onRequest: tour.requireBookingApproval }),
  );
  const orderNumber = body.cart?.tcConfirmationNumber;
  if (!orderNumber) throw new Error(`not booked: ${JSON.stringify(body)}`);
  return { orderNumber, email };
}

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
  await expect(page.getByText(booking.orderNumber)).toBeVisible();
}
