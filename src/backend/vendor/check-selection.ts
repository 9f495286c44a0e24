import * as v from 'valibot';
import type { Selection } from '#contracts/quotes.ts';
import { pricingGroupIds, type PricingGroupId, type PricingGroups } from '#contracts/pricing-groups.ts';
import type { ProductFacts, ProductKind } from '#domain/products/kind.ts';
import { Refusal } from '../http/refusal.ts';

/** Ids that the product does not sell, or that are named twice: neither could be priced rightly. */
function misnamed(groups: PricingGroups, quantities: Selection['components']): PricingGroupId | undefined {
  return pricingGroupIds.find((group) => {
    const ids = (quantities[group] ?? []).map(({ id }) => id);
    const sold = new Set(groups[group]?.values.map(({ id }) => id));
    return new Set(ids).size < ids.length || ids.some((id) => !sold.has(id));
  });
}

/** What a kind of product makes of a selection as it was sent. @throws Refusal `invalid_request` naming the field */
export function readSelection(kind: ProductKind, sent: Selection): Selection {
  const { success, output, issues } = v.safeParse(kind.selection, sent);
  if (success) return output;
  throw new Refusal('invalid_request', { field: v.getDotPath(issues[0]) ?? '', problem: issues[0].message });
}

/**
 * Holds a selection to the rules of its kind, places apart: those are taken or not.
 * @throws Refusal `invalid_request` whose details are the broken rule (`SelectionProblem` of the domain)
 */
export function checkSelection(kind: ProductKind, product: Omit<ProductFacts, 'seatsLeft'>, selection: Selection): void {
  const group = misnamed(product.pricingGroups, selection.components);
  if (group) throw new Refusal('invalid_request', { field: `components.${group}`, problem: 'unknown_option' });
  const problem = kind.problem({ ...product, seatsLeft: Infinity }, selection, []);
  if (!problem) return;
  const { code, ...rest } = problem;
  throw new Refusal('invalid_request', { field: 'components', problem: code, ...rest });
}
