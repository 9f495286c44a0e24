import type { ChosenCruise } from '#contracts/shore-calls.ts';
import type { ShipProblem } from '../products/kind.ts';
import { usualMargin, type Verdict } from './ship-clock.ts';

/** Whether a problem is one with the ship. */
export const isOfShip = <P extends { code: string }>(problem: P): problem is Extract<P, ShipProblem> => problem.code.startsWith('ship_');

const codes = { 'starts-early': 'ship_starts_early', 'ends-late': 'ship_ends_late' } as const;

/** Why a departure cannot be taken from the ship at all. */
export const missedShip = ({ problem, minutes = 0 }: Verdict): ShipProblem | undefined => problem && { code: codes[problem], minutes };

/** The same, or that there is less to spare than the shopper has agreed to: tight ones need a yes. */
export function shipProblem(
  verdict: Verdict,
  { agreedMinutes = usualMargin }: Pick<ChosenCruise, 'agreedMinutes'>,
): ShipProblem | undefined {
  const { fit, minutes = 0 } = verdict;
  if (fit === 'tight' && minutes < agreedMinutes) return { code: 'ship_tight', minutes };
  return missedShip(verdict);
}
