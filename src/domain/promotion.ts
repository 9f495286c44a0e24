import type { PromotionFields } from '#contracts/promotion.ts';
import { minorDigits, type Money } from './money.ts';

/** What a price is when at least so many per cent are taken off: whole units from ten on, as price lists have them. */
export function reducedPrice({ amount, currency }: Money, percent: number): Money {
  if (percent === 0) return { amount, currency };
  const exact = Math.floor((amount * (100 - percent)) / 100);
  const whole = 10 ** minorDigits(currency);
  return { amount: exact < 10 * whole ? exact : Math.floor(exact / whole) * whole, currency };
}

/** A promotion whose every part is known. */
export type Promotion = { [Name in keyof PromotionFields]-?: NonNullable<PromotionFields[Name]> };

/** The promotion of a tour, or of a price; nothing where there is none. */
export function promotionOf({ promoSavings, promoBookUntil, promoValidUntil, originalPrice }: PromotionFields): Promotion | undefined {
  if (promoSavings === undefined || promoBookUntil === undefined || promoValidUntil === undefined || originalPrice === undefined) return;
  return { promoSavings, promoBookUntil, promoValidUntil, originalPrice };
}
