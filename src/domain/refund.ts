import type { Day } from '#contracts/common.ts';
import type { CancellationTerm } from '#contracts/cancellation-terms.ts';
import { addDays, instantAt } from './day.ts';
import type { Money } from './money.ts';

/** When a visit starts: a calendar day and a time of day, both as the venue's clocks show them (decision 10 of docs/design.md). */
export type VisitStart = { day: Day; startingTime: string; timeZone: string };

/** Up to and including `until`, `share` of the price comes back. `day` and `time` are that instant at the venue. */
export type RefundStep = CancellationTerm & { until: Date; day: Day; time: string };

/**
 * The terms as deadlines, the earliest first. A deadline is so many calendar days before the visit at the visit's own time of
 * day, so that a change of the clocks in between moves no deadline on the wall.
 */
export const refundSteps = (terms: readonly CancellationTerm[], { day, startingTime, timeZone }: VisitStart): RefundStep[] =>
  [...terms]
    .sort((a, b) => b.daysBefore - a.daysBefore)
    .map(({ daysBefore, share }) => {
      const last = addDays(day, -daysBefore);
      return { daysBefore, share, until: instantAt(last, startingTime, timeZone), day: last, time: startingTime };
    });

/** The step that counts at an instant; nothing when every deadline has passed: then nothing comes back. */
export const refundStepAt = (terms: readonly CancellationTerm[], visit: VisitStart, now: Date): RefundStep | undefined =>
  refundSteps(terms, visit).find(({ until }) => now.getTime() <= until.getTime());

/** @returns the share of the price that comes back at an instant, 0 to 1 */
export const shareAt = (terms: readonly CancellationTerm[], visit: VisitStart, now: Date): number =>
  refundStepAt(terms, visit, now)?.share ?? 0;

const percentOf = (share: number): number => Math.min(Math.max(Math.round(share * 100), 0), 100);

/**
 * What a share of a price is in whole minor units: rounded up, in the shopper's favour, and never above the price.
 * @param share 0 to 1, in whole per cent
 */
export const refundOf = ({ amount, currency }: Money, share: number): Money => ({
  amount: Math.ceil((amount * percentOf(share)) / 100),
  currency,
});

/**
 * What goes back to the gift voucher that has paid for a part of a booking: a share of what was spent of it, rounded half up. Minor units.
 * @param share 0 to 1, in whole per cent
 */
export const backToVoucher = (spent: number, share: number): number => Math.round((spent * percentOf(share)) / 100);

/** Which share of a price an amount is, in whole per cent. Both in minor units. */
export const shareOf = (amount: number, price: number): number => Math.round((amount / price) * 100) / 100;
