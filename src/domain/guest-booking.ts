import * as v from 'valibot';
import { accessCode, orderNumber, type Booking } from '#contracts/bookings.ts';
import type { CurrencyCode } from '#contracts/common.ts';
import { emailAddress } from '#contracts/email-address.ts';
import { deadlineText, shareText, type CurrentTexts } from './cancellation-texts.ts';
import { instantAt } from './day.ts';
import { priceText } from './money.ts';
import { orderNumberOf } from './order-number.ts';

/** What a guest says to be shown a booking. */
export type Claim = { orderNumber: string; email: string };
/** The fields that are not as they should be; each has a message `<field>Format`. */
export type ClaimField = keyof Claim;

/** Reads order number and address as they are typed. @returns the claim, or the fields that are wrong, in the order of the form */
export function readClaim(typed: Claim): { claim: Claim } | { wrong: ClaimField[] } {
  const [number, email] = [v.safeParse(orderNumber, typed.orderNumber), v.safeParse(emailAddress, typed.email)];
  if (number.success && email.success) return { claim: { orderNumber: number.output, email: email.output } };
  return { wrong: [...(number.success ? [] : ['orderNumber' as const]), ...(email.success ? [] : ['email' as const])] };
}

/** @returns the six digits; nothing for what is no code */
export function readCode(typed: string): string | undefined {
  const result = v.safeParse(accessCode, typed);
  return result.success ? result.output : undefined;
}

/** Whether a link leads to another order than the one that is open; what is no order number, such as `content`, leads to none. */
export function isOtherOrder(linked: string, open: string): boolean {
  const number = readOrderNumber(linked);
  return number !== undefined && orderNumberOf(number) !== orderNumberOf(open);
}

/** @returns the number of an order, or of one of its bookings, as it is written; nothing for what is none */
export function readOrderNumber(typed: string): string | undefined {
  const result = v.safeParse(orderNumber, typed);
  return result.success ? result.output : undefined;
}

export type BookingState = Booking['status'] | 'past';

/** The state of a booking, as its page shows it. */
export function stateOf({ status, queryDate, startingTime, timeZone }: Booking, now: Date): BookingState {
  return status === 'confirmed' && instantAt(queryDate, startingTime, timeZone) <= now ? 'past' : status;
}

/** Whether nothing of a booking is left to cancel. */
export const hasEnded = ({ status }: Pick<Booking, 'status'>): boolean => status === 'cancelled' || status === 'declined';

type StepTexts = Pick<CurrentTexts, 'deadline'>;

/** What goes back to a gift voucher, as text, and whether no money does; nothing where nothing goes back to one. */
export const voucherView = (
  { amount, voucherAmount = 0 }: { amount: number; voucherAmount?: number | undefined },
  currency: CurrencyCode,
  locale: string,
): { voucher?: string; isVoucherAlone: boolean } => ({
  ...(voucherAmount > 0 && { voucher: priceText(voucherAmount, currency, locale) }),
  isVoucherAlone: voucherAmount > 0 && amount === 0,
});

/** The deadlines of a booking with the money that each refunds, and what goes back to a gift voucher. */
export const stepsView = ({ refundSteps, currencyCode, tourCity }: Booking, now: Date, locale: string, texts: StepTexts) =>
  refundSteps
    .filter(({ share }) => share > 0)
    .map(({ until, day, time, share, amount, voucherAmount }) => ({
      deadline: deadlineText({ day, time }, tourCity, locale, texts),
      amount: priceText(amount, currencyCode, locale),
      ...voucherView({ amount, voucherAmount }, currencyCode, locale),
      share: shareText(share, locale),
      isPast: Date.parse(until) < now.getTime(),
    }));
