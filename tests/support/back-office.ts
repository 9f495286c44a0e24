import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { departures } from '#backend/db/schema.ts';
import type { Day } from '#contracts/common.ts';
import type { Mail, ProviderPayment } from './counter.ts';
import type { PaidBooking } from './paid-bookings.ts';

type Booking = Omit<PaidBooking, 'createdAt'> & { createdAt: string };
type Departure = typeof departures.$inferSelect;

const counterUrl = (): string => {
  if (!process.env.COUNTER_URL) throw new Error('COUNTER_URL is missing: give the second address that tests/support/shop-server.ts prints');
  return process.env.COUNTER_URL;
};

async function get<T>(path: string): Promise<T> {
  const response = await fetch(counterUrl() + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json() as Promise<T>;
}

const post = (path: string): Promise<Response> => fetch(counterUrl() + path, { method: 'POST' });

export const bookingOf = (orderNumber: string): Promise<Booking | null> => get(`/bookings/${orderNumber}`);
export const bookingsBy = (email: string): Promise<Booking[]> => get(`/bookings?email=${encodeURIComponent(email)}`);
export const paymentsOf = (checkoutKey: string): Promise<ProviderPayment[]> => get(`/payments/${checkoutKey}`);

/** Seats of a departure that are held or booked. */
export async function seatsTaken(tourId: string, day: string, time: string): Promise<number> {
  return (await get<Departure | null>(`/departures/${tourId}/${day}/${time}`))?.taken ?? 0;
}

/** The ship of a sailing leaves a port out, or comes at other times. @param times `10:00-23:30` */
export async function changeCallOf(cruiseRouteUuid: string, portId: string, times?: string): Promise<void> {
  const response = await post(`/sailings/${cruiseRouteUuid}/calls/${portId}${times === undefined ? '' : `?times=${times}`}`);
  if (!response.ok) throw new Error(`the call could not be changed: ${await response.text()}`);
}

/** All mails to this address, the earliest first. */
export const mailsTo = (recipient: string): Promise<Mail[]> => get(`/mails/${encodeURIComponent(recipient)}`);

/** The only mail to this address, as soon as it is there. */
export async function mailTo(recipient: string): Promise<Mail> {
  const read = () => mailsTo(recipient);
  await expect.poll(async () => (await read()).length, { message: `mail to ${recipient}`, timeout: 20_000 }).toBe(1);
  const [mail] = await read();
  if (!mail) throw new Error(`the mail to ${recipient} is gone`);
  return mail;
}

/** The newest mail to this address with such a subject, as soon as it is there. */
export async function newestMailTo(recipient: string, subject: RegExp): Promise<Mail> {
  const read = async (): Promise<Mail | undefined> =>
    (await get<Mail[]>(`/mails/${encodeURIComponent(recipient)}`)).findLast((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await read())?.subject ?? '', { message: `mail to ${recipient}`, timeout: 20_000 }).toMatch(subject);
  const mail = await read();
  if (!mail) throw new Error(`the mail to ${recipient} is gone`);
  return mail;
}

/** The mail to this address that has this text in it, as soon as it is there. */
export async function mailWith(recipient: string, text: string): Promise<Mail> {
  const read = async (): Promise<Mail | undefined> =>
    (await get<Mail[]>(`/mails/${encodeURIComponent(recipient)}`)).find((mail) => mail.text.includes(text));
  await expect.poll(async () => (await read()) !== undefined, { message: `mail to ${recipient}: ${text}`, timeout: 20_000 }).toBe(true);
  return (await read()) as Mail;
}

/** A voucher with a code that no other test has. @param options of `npm run voucher -- make` */
export async function newVoucher(options: string): Promise<string> {
  const code = `E2E-${randomUUID().slice(0, 8).toUpperCase()}`;
  await voucherCommand(`make --code ${code} ${options}`);
  return code;
}

/** Does what `npm run voucher` does. @param words of the command */
export async function voucherCommand(words: string): Promise<void> {
  const response = await fetch(`${counterUrl()}/vouchers`, { method: 'POST', body: words });
  if (!response.ok) throw new Error(`${words}: ${await response.text()}`);
}

/** Lets a hold run out now, though the browser believes that it lasts. */
export const expireHold = async (cartId: string): Promise<void> => void (await post(`/holds/${cartId}/expire`));

/** The visit is over, and the booker is asked how it was. */
export const endVisit = async (orderNumber: string): Promise<void> => {
  const { ok, status } = await post(`/bookings/${orderNumber}/visit/end`);
  if (!ok) throw new Error(`the visit of ${orderNumber} does not end: ${status}`);
};

/** The first of these days of a tour that no other test has been given; null where none is left. */
export async function freshDay(tourId: string, free: readonly Day[]): Promise<Day | null> {
  const response = await fetch(`${counterUrl()}/days/${tourId}`, { method: 'POST', body: JSON.stringify(free) });
  return response.json() as Promise<Day | null>;
}
