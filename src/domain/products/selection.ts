import type { Selection } from '#contracts/quotes.ts';
import { pricingGroupIds } from '#contracts/pricing-groups.ts';

/** The selection in whatever holds one: a quote, a cart, a request. */
export const selectionOf = ({ tourId, queryDate, startingTime, components, options, cruise }: Selection): Selection => ({
  tourId,
  queryDate,
  startingTime,
  components,
  ...(options && { options }),
  ...(cruise && { cruise }),
});

/** The same text for selections that ask for the same; the order of options, those left at 0 and what is agreed to do not matter. */
export const selectionText = ({ tourId, queryDate, startingTime, components, options = {}, cruise }: Selection): string => {
  const chosen = pricingGroupIds.flatMap((group) =>
    (components[group] ?? []).filter(({ quantity }) => quantity > 0).map(({ id, quantity }) => `${group} ${id} ${quantity}`),
  );
  const optional = Object.entries(options).map((option) => JSON.stringify(option));
  return [tourId, queryDate, startingTime, ...chosen.sort(), ...optional.sort(), ...(cruise ? [cruise.cruiseRouteUuid] : [])].join('\n');
};

/** Whether two selections ask for the same. */
export const isSameSelection = (a: Selection, b: Selection): boolean => selectionText(a) === selectionText(b);
