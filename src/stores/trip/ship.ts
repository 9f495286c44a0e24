import type { Wish } from '#domain/trip.ts';
import { changeWish } from './trip.ts';

/** The shopper takes a wish that is tight for the ship, with so many minutes to spare. */
export function agreeToTight(wanted: Wish, agreedMinutes: number): void {
  if (wanted.cruise) changeWish(wanted.id, { ...wanted, cruise: { ...wanted.cruise, agreedMinutes } });
}

/** A wish that is not taken from a ship any more. */
export const leaveShip = ({ cruise: _, ...wanted }: Wish): void => changeWish(wanted.id, wanted);
