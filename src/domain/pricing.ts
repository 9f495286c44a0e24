import type { CurrencyCode } from '#contracts/common.ts';
import type { Selection } from '#contracts/quotes.ts';
import { pricingGroupIds, type PricedValue, type PricingGroupId, type PricingGroups } from '#contracts/pricing-groups.ts';
import { fromDecimal } from './money.ts';
import type { ChosenLine } from './order-line.ts';
import type { SelectionProblem } from './products/kind.ts';

type Quantities = Selection['components'];
type Counted = { group: PricingGroupId; value: PricedValue; quantity: number };

/** Children do not come without one of these, and the "from" price is theirs. */
const adultAge = 18;

/** Whether adults can choose it: its ages go up to 18 or more, or it has none. `adult`, `student` and `senior` of the catalogue do. */
export const isForAdults = ({ ages }: Pick<PricedValue, 'ages'>): boolean => ages === undefined || ages[1] >= adultAge;

/** The lowest price of one adult, ticket, menu or group. */
export function lowestPriceOf({ ageGroup, ticketType, menuType, DEFAULT }: PricingGroups): number {
  const forAdults = ageGroup?.values.filter(isForAdults) ?? [];
  const bookable = forAdults.length > 0 ? forAdults : ((ageGroup ?? ticketType ?? menuType ?? DEFAULT)?.values ?? []);
  return Math.min(...bookable.map(({ price }) => price));
}

function counted(groups: PricingGroups, quantities: Quantities): Counted[] {
  return pricingGroupIds.flatMap((group) =>
    (groups[group]?.values ?? []).map((value) => ({
      group,
      value,
      quantity: quantityOf(quantities, group, value.id),
    })),
  );
}

/** What so many are called: `Adult`, `Adults`. */
export const countedLabel = ({ label, several }: Pick<PricedValue, 'label' | 'several'>, quantity: number): string =>
  quantity === 1 ? label : (several ?? label);

/** A line for everything chosen. */
export function priceLines(groups: PricingGroups, quantities: Quantities, currency: CurrencyCode): ChosenLine[] {
  return counted(groups, quantities)
    .filter(({ quantity }) => quantity > 0)
    .map(({ group, value, quantity }) => {
      const { amount: unit } = fromDecimal(value.price, currency);
      const kind = group === 'extras' ? 'extra' : 'unit';
      const label = countedLabel(value, quantity);
      const single = label === value.label ? {} : { single: value.label };
      const original = value.originalPrice === undefined ? {} : { original: fromDecimal(value.originalPrice, currency).amount };
      return { kind, group, id: value.id, label, ...single, quantity, unit, ...original, total: unit * quantity };
    });
}

/** Travellers (or groups) that take a place: everything chosen except extras. */
export const seatsOf = (quantities: Quantities): number =>
  pricingGroupIds
    .filter((group) => group !== 'extras')
    .flatMap((group) => quantities[group] ?? [])
    .reduce((seats, { quantity }) => seats + quantity, 0);

export const quantityOf = (quantities: Quantities, group: PricingGroupId, id: string): number =>
  quantities[group]?.find((chosen) => chosen.id === id)?.quantity ?? 0;

/** The same quantities with one of them changed; those of 0 are left out. */
export function withQuantity(quantities: Quantities, group: PricingGroupId, id: string, quantity: number): Quantities {
  const others = (quantities[group] ?? []).filter((chosen) => chosen.id !== id);
  return { ...quantities, [group]: quantity > 0 ? [...others, { id, quantity }] : others };
}

/** How many of a value can be chosen at most, beside what is chosen already. */
export function limitOf(value: PricedValue, group: PricingGroupId, quantities: Quantities, seatsLeft: number): number {
  if (group === 'extras') return value.max;
  const free = Math.max(0, seatsLeft - seatsOf(quantities));
  return Math.min(value.max, quantityOf(quantities, group, value.id) + free);
}

/** The first rule that the selection breaks, or nothing. `minimumTravellers` and `seatsLeft` belong to the departure. */
export function selectionProblem(
  groups: PricingGroups,
  quantities: Quantities,
  minimumTravellers: number,
  seatsLeft: number,
): SelectionProblem | undefined {
  const all = counted(groups, quantities);
  const travellers = seatsOf(quantities);
  if (travellers === 0) return { code: 'select_ticket' };
  const low = all.find(({ value, quantity }) => quantity > 0 && quantity < value.min);
  if (low) return { code: 'minimum', count: low.value.min, label: low.value.label };
  const high = all.find(({ value, quantity }) => quantity > value.max);
  if (high) return { code: 'maximum', count: high.value.max, label: high.value.label };
  const ageGroups = all.filter(({ group }) => group === 'ageGroup');
  const adults = ageGroups.filter(({ value }) => isForAdults(value));
  if (adults.length > 0 && adults.every(({ quantity }) => quantity === 0)) return { code: 'adult_needed' };
  if (travellers < minimumTravellers) return { code: 'select_more', remaining: minimumTravellers - travellers };
  if (travellers > seatsLeft) return { code: 'too_few_seats', seatsLeft };
  return undefined;
}
