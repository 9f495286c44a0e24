import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { PricedValue, PricingGroupId } from '#contracts/pricing-groups.ts';
import type { ChoiceProblem } from '#domain/choice.ts';
import { priceText } from '#domain/money.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';

/** Requirements 5: what the shopper reads for each problem. */
export function problemText(problem: ChoiceProblem, t: BookingMessages): string {
  switch (problem.code) {
    case 'minimum':
      return t.minimum(problem);
    case 'maximum':
      return t.maximum(problem);
    case 'select_more':
      return t.select_more(problem);
    case 'too_few_seats':
      return t.too_few_seats(problem.seatsLeft);
    default:
      return t[problem.code];
  }
}

/** From this age on, an age group has no upper end. */
const oldest = 99;

/** `14 to 17 years`; nothing for what is not priced by age. */
export function agesText({ ages }: PricedValue, t: BookingMessages): string {
  if (!ages) return '';
  const [from, to] = ages;
  return to >= oldest ? t.agesFrom({ from }) : t.agesBetween({ from, to });
}

/** What is asked above the steppers of a group. */
export const groupTitle = (group: PricingGroupId, t: BookingMessages): string =>
  ({ ageGroup: t.travellers, ticketType: t.tickets, menuType: t.menus, DEFAULT: t.group, extras: t.extras })[group];

/** A price of one, `free` where it is 0. */
export const unitText = (price: number, currency: CurrencyCode, locale: Locale, t: BookingMessages): string =>
  price === 0 ? t.free : priceText(price, currency, locale);
