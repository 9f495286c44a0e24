import type { CurrencyCode } from '#contracts/common.ts';
import type { WirePriceLine } from '#contracts/quotes.ts';
import type { PricingGroupId } from '#contracts/pricing-groups.ts';
import { toDecimal, type Money } from './money.ts';

type Amounts = {
  /** As it was quoted, in the language of the quote. */
  label: string;
  quantity: number;
  unit: number;
  total: number;
};

/** Something that was chosen. */
export type ChosenLine = Amounts & {
  kind: 'unit' | 'extra' | 'fee';
  /** The option that was chosen, among those of its group. */
  group: PricingGroupId;
  id: string;
  /** What one of them is called, where that differs. */
  single?: string | undefined;
  /** `unit` without the promotion that lowers it. */
  original?: number | undefined;
};

/** What a voucher takes off; its code is the id. */
type DiscountLine = Amounts & { kind: 'discount'; group: 'discount'; id: string; single?: undefined; original?: undefined };

/**
 * A position of an order, in integer minor units of the order's currency: `total` is `quantity` times `unit`, below zero for a discount
 * alone.
 */
export type OrderLine = ChosenLine | DiscountLine;

/** @throws RangeError for lines that are no whole minor units, do not multiply, or come to less than nothing */
export function totalOf(lines: readonly OrderLine[], currency: CurrencyCode): Money {
  const wrong = lines.find(({ kind, quantity, unit, total }) => {
    const isSound = Number.isInteger(total) && total === quantity * unit;
    return !isSound || (kind === 'discount' ? total >= 0 : total < 0);
  });
  if (wrong) throw new RangeError(`the line ${wrong.label} comes to ${wrong.total}`);
  const amount = lines.reduce((sum, { total }) => sum + total, 0);
  if (amount < 0) throw new RangeError(`an order comes to ${amount}`);
  return { amount, currency };
}

/** What lines would come to without their promotion, in minor units; nothing where there is none. */
export const grossOf = (lines: readonly OrderLine[]): number | undefined =>
  lines.some(({ original }) => original !== undefined)
    ? lines.reduce((sum, { quantity, unit, original = unit }) => sum + quantity * original, 0)
    : undefined;

/** A line as it goes over the wire, in decimals. */
export const toWireLine = (
  { group, id, label, single, quantity, unit, original, total }: OrderLine,
  currency: CurrencyCode,
): WirePriceLine => ({
  group,
  id,
  label,
  ...(single !== undefined && { single }),
  quantity,
  unitPrice: toDecimal({ amount: unit, currency }),
  ...(original !== undefined && { originalPrice: toDecimal({ amount: original, currency }) }),
  total: toDecimal({ amount: total, currency }),
});
