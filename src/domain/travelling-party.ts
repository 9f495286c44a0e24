import * as v from 'valibot';
import type { PricedValue, PricingGroups } from '#contracts/pricing-groups.ts';
import type { Selection } from '#contracts/quotes.ts';
import { isForAdults, quantityOf, withQuantity } from './pricing.ts';
import { quantitiesFor, travelling } from './party.ts';

/** From 18 years on, travellers are adults. */
const oldestChild = 17;
export const mostAdults = 12;
export const mostChildren = 8;
export const childAges: readonly number[] = Array.from({ length: oldestChild + 1 }, (_, age) => age);

/** Who travels together on all tours of a voyage; children by their age in years. */
export const travellingParty = v.object({
  adults: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostAdults)),
  childAges: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(oldestChild))), v.maxLength(mostChildren)),
});
export type TravellingParty = v.InferOutput<typeof travellingParty>;

/** As long as nobody says otherwise. */
export const usualTravellers: TravellingParty = { adults: 2, childAges: [] };

const isFor = (age: number, { ages }: PricedValue): boolean => ages === undefined || (ages[0] <= age && age <= ages[1]);

/**
 * What a party chooses of what a tour sells: each child the price of its age, adults the first that is for them.
 * @returns nothing where the tour has no price for somebody: a child that is too young for it, or a menu to choose
 */
export function partyQuantities(groups: PricingGroups, { adults, childAges: ages }: TravellingParty): Selection['components'] | undefined {
  if (groups.DEFAULT) return quantitiesFor(groups, adults + ages.length);
  const group = travelling.find((id) => groups[id]);
  const values = group && groups[group]?.values;
  if (!group || !values || group === 'menuType') return undefined;
  const each = [
    ...Array.from({ length: adults }, () => values.find(isForAdults)),
    ...ages.map((age) => values.find((one) => isFor(age, one))),
  ];
  return each.reduce<Selection['components'] | undefined>(
    (chosen, value) => chosen && value && withQuantity(chosen, group, value.id, quantityOf(chosen, group, value.id) + 1),
    {},
  );
}
