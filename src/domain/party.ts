import type { Selection } from '#contracts/quotes.ts';
import type { PricedValue, PricingGroupId, PricingGroups } from '#contracts/pricing-groups.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { isForAdults, withQuantity } from './pricing.ts';

export const travelling = ['ageGroup', 'ticketType', 'menuType'] as const;

/** What so many adults choose of what a tour sells: the first price that is for them, or as many groups as they fill. */
export function quantitiesFor(groups: PricingGroups, travellers: number): Selection['components'] {
  const whole = groups.DEFAULT?.values[0];
  if (whole) return withQuantity({}, 'DEFAULT', whole.id, Math.min(Math.ceil(travellers / (whole.groupSize ?? 1)), whole.max));
  for (const group of travelling) {
    const value = groups[group]?.values.find(isForAdults);
    if (value) return withQuantity({}, group, value.id, Math.min(travellers, value.max));
  }
  return {};
}

type Priced = Pick<TourDetails, 'pricingGroups' | 'minimumTravellers'>;

/** As many as most shoppers book for. */
const usual = 2;

const chosen = (group: PricingGroupId, value: PricedValue | undefined, wanted: number): Selection['components'] =>
  value ? { [group]: [{ id: value.id, quantity: Math.min(Math.max(wanted, value.min, 1), value.max) }] } : {};

/**
 * What a tour's page starts with: two adults, or as many as the tour takes at least; one where the price is for the whole group. Nothing
 * where everybody chooses a menu, and never an extra: both are for the shopper alone to say.
 */
export function usualParty({ pricingGroups: { ageGroup, ticketType, DEFAULT }, minimumTravellers }: Priced): Selection['components'] {
  if (DEFAULT) return chosen('DEFAULT', DEFAULT.values[0], 1);
  const wanted = Math.max(usual, minimumTravellers);
  if (ageGroup) return chosen('ageGroup', ageGroup.values.find(isForAdults) ?? ageGroup.values[0], wanted);
  return chosen('ticketType', ticketType?.values[0], wanted);
}
