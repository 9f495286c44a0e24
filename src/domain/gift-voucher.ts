import type { CurrencyCode, Day } from '#contracts/common.ts';
import { addDays, dayIn } from './day.ts';
import { lastZone } from './booked-item.ts';

/** Decimals. */
type GiftAmounts = { least: number; most: number; suggested: readonly number[] };

const usual: GiftAmounts = { least: 10, most: 500, suggested: [25, 50, 100, 200] };

/** What a gift voucher can be worth, in each currency. */
export const giftAmounts: Record<CurrencyCode, GiftAmounts> = {
  EUR: usual,
  USD: usual,
  CAD: usual,
  GBP: usual,
  CHF: usual,
  JPY: { least: 1_500, most: 75_000, suggested: [5_000, 10_000, 15_000, 30_000] },
};

/** How long ahead the day can be on which it is sent. */
export const giftDaysAhead = 365;

/** The hour, in UTC, at which it is sent on that day. */
const sendingHour = 8;

/** When a gift voucher goes to whom it is for. @param sendOn absent: at once */
export const sendsAt = (sendOn: Day | null, boughtAt: Date): Date => {
  const asked = sendOn === null ? boughtAt : new Date(`${sendOn}T${String(sendingHour).padStart(2, '0')}:00:00Z`);
  return asked > boughtAt ? asked : boughtAt;
};

/**
 * The first instant at which a gift voucher is valid no more: three years from the end of the year in which it was bought, as a claim
 * lapses (§§ 195, 199 BGB).
 */
export const giftValidUntil = (boughtAt: Date): Date => new Date(Date.UTC(boughtAt.getUTCFullYear() + 4, 0, 1));

const withdrawalDays = 14;

/** The last day on which who bought it can withdraw from the contract (§ 355 (2) BGB); the day of the purchase does not count. */
export const lastWithdrawalDay = (boughtAt: Date): Day => addDays(dayIn('UTC', boughtAt), withdrawalDays);

/** Whether that day is over everywhere on earth, so that nobody loses a part of it. */
export const isWithdrawalOver = (boughtAt: Date, now: Date): boolean => dayIn(lastZone, now) > lastWithdrawalDay(boughtAt);

/** The first instant at which something could be bought whose buyer can still withdraw. */
export const withdrawableSince = (now: Date): Date => new Date(`${addDays(dayIn(lastZone, now), -withdrawalDays)}T00:00:00Z`);
