import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { isOfShip } from '#domain/cruises/ship-problem.ts';
import { chooseDay } from '#stores/tour/booking.ts';
import { $chosenDeparture, agreeToTight, leaveShip } from '#stores/tour/ship.ts';
import { useLate } from '#ui/use-late.ts';
import { useChoice, useIsAsked, useProblem, useTour } from '../use-booking.ts';

/** Most shoppers are on no ship. */
const loadShip = async () => {
  const [{ ShipMark }, { ShipNote }] = await Promise.all([import('./ship/ShipMark.tsx'), import('./ship/ShipNote.tsx')]);
  return { ShipMark, ShipNote };
};

/** What the note about the ship shows and does. It imports no store: what both it and the panel import would be a file of its own. */
function useNote() {
  const { data: tour } = useTour();
  const chosen = useChoice();
  const departure = useStore($chosenDeparture, { ssr: () => undefined });
  const problem = useProblem();
  const isMissing = useIsAsked() && problem !== undefined && isOfShip(problem);
  return {
    tour,
    day: chosen?.queryDate,
    departure,
    isMissing,
    isAgreed: problem?.code !== 'ship_tight',
    chooseDay,
    agreeToTight,
    leaveShip,
  };
}
export type Note = ReturnType<typeof useNote>;

/** What the panel says to guests of a ship: nothing until its script is here, null where that did not arrive. */
export function useShip() {
  const note = useNote();
  const hasShip = useChoice()?.cruise !== undefined;
  const [parts, call] = useLate(loadShip);
  useEffect(() => {
    if (hasShip) call();
  }, [hasShip, call]);
  return { hasShip, parts, call, note };
}
