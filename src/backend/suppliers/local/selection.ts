import type { Selection } from '#contracts/quotes.ts';
import { pricingGroupIds, type PricingGroupId, type PricingGroups } from '#contracts/tours.ts';
import { selectionProblem } from '#domain/pricing.ts';
import { Refusal } from '../../http/refusal.ts';

type Quantities = Selection['components'];

/** Ids that the tour does not sell, or that are named twice: neither could be priced rightly. */
function misnamed(groups: PricingGroups, quantities: Quantities): PricingGroupId | undefined {
  return pricingGroupIds.find((group) => {
    const ids = (quantities[group] ?? []).map(({ id }) => id);
    const sold = new Set(groups[group]?.values.map(({ id }) => id));
    return new Set(ids).size < ids.length || ids.some((id) => !sold.has(id));
  });
}

/**
 * Holds a selection to the tour's rules, seats apart: those are taken or not.
 * @throws Refusal `invalid_request` whose details are the broken rule (`SelectionProblem` of the domain)
 */
export function checkSelection(groups: PricingGroups, quantities: Quantities, minimumTravellers: number): void {
  const group = misnamed(groups, quantities);
  if (group) throw new Refusal('invalid_request', { field: `components.${group}`, problem: 'unknown_option' });
  const problem = selectionProblem(groups, quantities, minimumTravellers, Number.MAX_SAFE_INTEGER);
  if (!problem) return;
  const { code, ...rest } = problem;
  throw new Refusal('invalid_request', { field: 'components', problem: code, ...rest });
}

const fingerprint = ({ tourId, queryDate, startingTime, components }: Selection): string => {
  const chosen = pricingGroupIds.flatMap((group) =>
    (components[group] ?? []).filter(({ quantity }) => quantity > 0).map(({ id, quantity }) => `${group} ${id} ${quantity}`),
  );
  return [tourId, queryDate, startingTime, ...chosen.sort()].join('\n');
};

/** Whether two selections ask for the same; the order of options and those left at 0 do not matter. */
export const isSameSelection = (a: Selection, b: Selection): boolean => fingerprint(a) === fingerprint(b);
