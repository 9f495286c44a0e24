import type { Alternative } from '#contracts/holds.ts';
import type { SelectionProblem } from './products/kind.ts';

/**
 * Why a wish cannot be had as it is. `tour_gone`: the shop has the tour no more; `departure_gone`: it does not start then; `over`: it has
 * started; `held`: this tab's own checkout has the last places; `changed`: it is sold in another way than it was.
 */
export type UnfitReason = { code: 'tour_gone' | 'departure_gone' | 'over' | 'held' | 'changed' } | SelectionProblem;

/** With what is free instead, the earliest first. */
export type Unfit = { reason: UnfitReason; alternatives: readonly Alternative[] };

const codesOfDeparture: readonly UnfitReason['code'][] = [
  ...(['departure_gone', 'over', 'too_few_seats', 'too_late'] as const),
  ...(['ship_changed', 'ship_elsewhere', 'ship_starts_early', 'ship_ends_late'] as const),
];

/** Whether another day or time helps: not where too few or too many are wanted of something, or a yes is. */
export const isOfDeparture = ({ code }: UnfitReason): boolean => codesOfDeparture.includes(code);
