import { expect, type Page } from '@playwright/test';
import type { Locale } from '#contracts/common.ts';
import type { Quote } from '#contracts/quotes.ts';
import { formatMoney, fromDecimal } from '#domain/money.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { bookingOf, mailTo, paymentsOf, seatsTaken } from './back-office.ts';
import { orderNumberOn, type Booker } from './checkout-page.ts';
import type { Visit } from './visits.ts';

export type Purchase = { locale: Locale; visit: Visit; quote: Quote; booker: Booker; travellers: number };

async function expectMail({ locale, visit, quote, booker }: Purchase, orderNumber: string): Promise<void> {
  const { subject, text, attachments } = await mailTo(booker.email);
  expect(subject).toContain(visit.tour.tourName);
  const { title, street } = visit.tour.startingPointInformation;
  const place = visit.tour.startingPointEntryRequired ? 'Hotel Aurelia' : `${title}\n${street}`;
  for (const part of [orderNumber, place, visit.time, formatMoney(fromDecimal(quote.grandTotal, quote.currencyCode), locale)]) {
    expect(text.replaceAll('\r', '').replaceAll(' \n', '\n')).toContain(part);
  }
  const tickets = attachments.find(({ mimeType }) => mimeType === 'application/pdf');
  expect(
    Buffer.from(tickets?.content ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const calendar = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  expect(Buffer.from(calendar?.content ?? '', 'base64').toString()).toContain(
    `DTSTART;TZID=${visit.tour.timeZone}:${visit.day.replaceAll('-', '')}T${visit.time.replace(':', '')}00`,
  );
}

async function expectDownloads(page: Page, { locale, travellers }: Purchase): Promise<void> {
  const t = confirmationMessages(locale);
  const tickets = page.getByRole('link', { name: /\(PDF\)/ });
  await expect(tickets).toHaveCount(travellers);
  for (const link of [...(await tickets.all()), page.getByRole('link', { name: t.calendar })]) {
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.status()).toBe(200);
    expect(file.headers()['content-type']).toMatch(/^(application\/pdf|text\/calendar)/);
  }
}

/** The booking in the database, its seats, its one payment, the mail with tickets, the page and the page after a reload. */
export async function expectBooked(page: Page, purchase: Purchase): Promise<void> {
  const { locale, visit, quote, travellers } = purchase;
  const orderNumber = await orderNumberOn(page, locale);
  const read = () => bookingOf(orderNumber);
  await expect.poll(async () => (await read())?.payment).toBe('captured');
  const booking = await read();
  const total = fromDecimal(quote.grandTotal, quote.currencyCode).amount;
  expect(booking).toMatchObject({
    status: 'confirmed',
    tourId: visit.tour.tourId,
    day: visit.day,
    startingTime: visit.time,
    total,
    currency: quote.currencyCode,
    locale,
  });
  expect(await seatsTaken(visit.tour.tourId, visit.day, visit.time)).toBe(travellers);
  const charged = (await paymentsOf(booking?.checkoutKey ?? '')).filter(({ status }) => status === 'succeeded');
  expect(charged.map((payment) => payment.amount_received)).toEqual([total]);
  await expectMail(purchase, orderNumber);
  await expectDownloads(page, purchase);
  await page.reload();
  expect(await orderNumberOn(page, locale)).toBe(orderNumber);
}
