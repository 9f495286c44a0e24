import type { BookedTransfer, Direction, TransferPlace } from '#contracts/transfers.ts';
import type { Span } from '../products/kind.ts';
import { hotel } from './hotel.ts';
import type { Place, Typed } from './kind.ts';
import { transferKindOf } from './registry.ts';

/** What is said of a flight and a ship. */
export type TransferWords = {
  lands: (about: { flight: string; time: string }) => string;
  leaves: (about: { flight: string; time: string }) => string;
  ship: (about: { ship: string }) => string;
};

type When = Pick<Span, 'start' | 'end'>;

/** What the venue's clocks show so many minutes after a wall time. */
const timeAfter = (wallTime: string, minutes: number): string =>
  new Date(Date.parse(`${wallTime}Z`) + minutes * 60_000).toISOString().slice(11, 16);

/** When guests are fetched at a place, or arrive there, `HH:mm` at the venue; nothing where the operator tells them. */
export function transferTime(direction: Direction, { minutes }: Pick<Place, 'minutes'>, { start, end }: When): string | undefined {
  if (minutes === undefined) return undefined;
  return direction === 'pickup' ? timeAfter(start, -minutes) : timeAfter(end, minutes);
}

function notesOf({ flight = '', time = '', ship = '' }: Typed, direction: Direction, words: TransferWords): string[] {
  const ofFlight = direction === 'pickup' ? words.lands : words.leaves;
  return [...(flight ? [ofFlight({ flight, time })] : []), ...(ship ? [words.ship({ ship })] : [])];
}

/**
 * A place in words, with what was said of it.
 * @param place absent in bookings of earlier releases, which knew hotels alone
 */
export function shownTransfer(
  direction: Direction,
  { place, said }: { place: TransferPlace | undefined; said: Typed },
  when: When,
  words: TransferWords,
): BookedTransfer {
  const { title = '', street = '', latitude, longitude } = place ?? {};
  const time = place && transferTime(direction, place, when);
  return {
    ...(place ? transferKindOf(place) : hotel).where({ title, street }, said),
    ...(time !== undefined && { time }),
    notes: notesOf(said, direction, words),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  };
}
