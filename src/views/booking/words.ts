import type { CurrencyCode, Locale } from '#contracts/common.ts';
import { pricingGroupIds, type PricedValue, type PricingGroupId, type PricingGroups } from '#contracts/pricing-groups.ts';
import type { Selection } from '#contracts/quotes.ts';
import type { ChoiceProblem } from '#domain/choice.ts';
import { priceText } from '#domain/money.ts';
import type { ShipProblem } from '#domain/products/kind.ts';
import { countedLabel } from '#domain/pricing.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';

type Counted = { group: PricingGroupId; id: string; quantity: number };

/** Requirements 5: what the shopper reads for each problem. */
export function problemText(problem: Exclude<ChoiceProblem, ShipProblem>, t: BookingMessages): string {
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
function agesText({ ages }: PricedValue, t: BookingMessages): string {
  if (!ages) return '';
  const [from, to] = ages;
  return to >= oldest ? t.agesFrom({ from }) : t.agesBetween({ from, to });
}

/** What is asked above the steppers of a group. */
export const groupTitle = (group: PricingGroupId, t: BookingMessages): string =>
  ({ ageGroup: t.travellers, ticketType: t.tickets, menuType: t.menus, DEFAULT: t.group, extras: t.extras })[group];

/** In the middle of a sentence: only German keeps its capitals. */
const inSentence = (label: string, locale: Locale): string =>
  locale === 'de' ? label : label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);

function countText({ group, id, quantity }: Counted, groups: PricingGroups, locale: Locale, t: BookingMessages): string {
  const value = groups[group]?.values.find((each) => each.id === id);
  if (!value) return '';
  const label = countedLabel(value, quantity);
  if (group === 'ageGroup') return t.partyOf({ quantity, label: inSentence(label, locale) });
  return group === 'DEFAULT' && quantity === 1 ? label : t.line({ quantity, label });
}

/** `2 adults, 1 child, 1 × Printed map`; an invitation while nobody is chosen. */
export function partyText(groups: PricingGroups, party: Selection['components'], locale: Locale, t: BookingMessages): string {
  const counted = pricingGroupIds.flatMap((group) => (party[group] ?? []).map((each) => ({ group, ...each })));
  const texts = counted.map((each) => countText(each, groups, locale, t)).filter(Boolean);
  if (texts.length > 0) return texts.join(', ');
  return groups.menuType ? t.chooseMenus : t.choosePeople;
}

/** A price of one, `free` where it is 0. */
export const unitText = (price: number, currency: CurrencyCode, locale: Locale, t: BookingMessages): string =>
  price === 0 ? t.free : priceText(price, currency, locale);

/** Ages, and the price of one. @param currency of the price; without one it is on its way */
export function detailText(value: PricedValue, currency: CurrencyCode | undefined, locale: Locale, t: BookingMessages): string {
  const price = currency === undefined ? '…' : unitText(value.price, currency, locale, t);
  return [agesText(value, t), price].filter(Boolean).join(' · ');
}
