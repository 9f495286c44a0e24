import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetSecrets } from '#backend/account/forget-secrets.ts';
import { refundBooking } from '#backend/bookings/refund.ts';
import { readCheckout } from '#backend/checkout/claims.ts';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import { forAdults } from '#tests/support/adults.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, mailsTo } from '#tests/support/ledger.ts';
import { orderFor } from '#tests/support/order.ts';

const number = 'C01X00T47';
const key = 'a-key-outside-of-the-database-for-tests';

let shop: FaultyShop;
let tour: Tour;
beforeEach(async () => {
  shop = await openFaultyShop({ settings: { ENCRYPTION_KEY: key } });
  const found = [...shop.backend.catalogue.tours.values()].find(({ slug }) => slug === 'abu-dhabi-mosque-and-louvre');
  if (!found) throw new Error('there is no such tour');
  tour = found;
});
afterEach(() => shop.close());

/** A booking for one, who has given the number of a passport. @returns its key, and whose it is */
async function booked(): Promise<{ checkout: string; email: string }> {
  const checkout = randomUUID();
  const email = `${checkout}@example.com`;
  const quote = await shop.shopper.quote(tour, forAdults(1), 10);
  const answers = [
    { questionId: 'diet', participant: 0, answer: 'everything' },
    { questionId: 'document', participant: 0, answer: number },
  ];
  const hotel = { hotelName: 'Hotel Aurelia', address: 'Via Aurelia 12' };
  const order = {
    ...orderFor(quote, { answers, email, onRequest: tour.requireBookingApproval }),
    pickupId: 'hotel',
    startingPointInformation: hotel,
    dropOffId: 'hotel',
    dropOffInformation: hotel,
  };
  expect(await shop.shopper.pay(checkout, order)).toMatchObject({ status: 200 });
  await shop.settle();
  return { checkout, email };
}

const textOf = async (to: string): Promise<string> =>
  (await Promise.all((await mailsTo(shop.backend, to)).map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ''))).join('\n');

/** What its operator reads on the page that the mail leads to. */
async function operatorsPage(): Promise<{ status: number; text: string }> {
  const [url = ''] = /http\S+\/operator\/documents\/\S+/.exec(await textOf(tour.operator.email)) ?? [];
  const { pathname } = new URL(url);
  const response = await fetch(shop.url + pathname);
  return { status: response.status, text: await response.text() };
}

const kept = async (checkout: string): Promise<string> =>
  JSON.stringify([await bookingsOf(shop.backend, checkout), await readCheckout(shop.backend.db, checkout)]);

it('is read by the operator, on a page of its own; no mail has it, and the database only encrypted', async () => {
  const { checkout, email } = await booked();
  expect(await operatorsPage()).toMatchObject({ status: 200, text: expect.stringContaining(number) as string });
  const mails = [await textOf(email), await textOf(tour.operator.email)];
  for (const text of mails) expect(text).not.toContain(number);
  expect(mails[1]).toContain('••••T47');
  expect(await kept(checkout)).not.toContain(number);
  expect(await kept(checkout)).toContain('sealed.');
});

it('is deleted two days after the visit, and all else that was answered stays', async () => {
  const { checkout } = await booked();
  await forgetSecrets(shop.backend);
  expect((await operatorsPage()).text).toContain(number);
  const [booking] = await bookingsOf(shop.backend, checkout);
  const days = (Date.parse(booking?.day ?? '') - shop.clock.now().getTime()) / 86_400_000;
  shop.clock.advance((Math.ceil(days) + 2) * 24 * 60);
  await forgetSecrets(shop.backend);
  const [left] = await bookingsOf(shop.backend, checkout);
  expect(left?.order.bookingQuestionsAnswers.map(({ questionId }) => questionId)).toEqual(['diet']);
  const ordered = await readCheckout(shop.backend.db, checkout);
  expect(ordered?.request.bookingQuestionsAnswers.map(({ questionId }) => questionId)).toEqual(['diet']);
  expect((await operatorsPage()).status).toBe(410);
});

it('is deleted when the booking ends before its visit', async () => {
  const { checkout } = await booked();
  const [booking] = await bookingsOf(shop.backend, checkout);
  expect(await kept(checkout)).toContain('"questionId":"document"');
  await refundBooking(shop.backend, booking?.id ?? '', (booking?.total ?? 0) / 100);
  await forgetSecrets(shop.backend);
  expect(await kept(checkout)).not.toContain('"questionId":"document"');
});
