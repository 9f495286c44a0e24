import type { Day } from '#contracts/common.ts';
import type { HotelSearch } from '#contracts/hotels.ts';
import { dayIn } from '#domain/day.ts';
import type { Guests } from '#domain/stays/guests.ts';
import { nightsOf, wrongDayOf, type Stay } from '#domain/stays/stay.ts';
import { Refusal } from '../http/refusal.ts';

type Asked = Pick<HotelSearch, 'calculatedDateFrom' | 'calculatedDateTo' | 'rooms'>;

const fields = { from: 'calculatedDateFrom', to: 'calculatedDateTo' } as const;

export const stayIn = ({ calculatedDateFrom: from, calculatedDateTo: to }: Omit<Asked, 'rooms'>): Stay => ({ from, to });

/**
 * The nights that are asked for.
 * @throws Refusal `invalid_request` naming the day, where it is past, too far ahead, or not after the other
 */
export function nightsIn(asked: Asked, timeZone: string, now: Date): Day[] {
  const { from, to } = stayIn(asked);
  const wrong = wrongDayOf({ from, to }, dayIn(timeZone, now));
  if (wrong) throw new Refusal('invalid_request', { field: fields[wrong] });
  return nightsOf({ from, to });
}

export const guestsIn = ({ rooms }: Asked): Guests[] =>
  rooms.map(({ adultsCode: adults, children: childrenAges }) => ({ adults, childrenAges }));
