import { useEffect } from 'react';
import { useLate } from '#ui/use-late.ts';
import { useChoice } from '../use-booking.ts';

/** Most shoppers are on no ship. */
const loadShip = async () => {
  const [{ ShipMark }, { ShipNote }] = await Promise.all([import('./ship/ShipMark.tsx'), import('./ship/ShipNote.tsx')]);
  return { ShipMark, ShipNote };
};

/** What the panel says to guests of a ship: nothing until its script is here, null where that did not arrive. */
export function useShip() {
  const hasShip = useChoice()?.cruise !== undefined;
  const [parts, call] = useLate(loadShip);
  useEffect(() => {
    if (hasShip) call();
  }, [hasShip, call]);
  return { hasShip, parts, call };
}
