import type { Day } from '#contracts/common.ts';
import { lastDay } from '#domain/availability.ts';
import { addDays, dayIn, daysBetween } from '#domain/day.ts';
import type { Tour } from '../../catalogue/catalogue.ts';
import { placesFor } from '../../catalogue/prices.ts';
import type { FreeDay, FreeProduct, Party } from '../supplier.ts';
import { calendarSpan, type Terms } from './calendars.ts';
import { mostMask, placesOn, type FreeIndex } from './free-index.ts';
import { earliestStart } from './schedule.ts';
import { minuteOf } from './start-key.ts';

/** What can be booked by its time: after this minute of its first day, until its last. Days count from the index's first. */
type Window = { first: number; after: number; last: number };

function windowOf(terms: Terms, now: Date, first: Day): Window {
  const earliest = earliestStart(terms, now);
  return {
    first: daysBetween(first, earliest.slice(0, 10)),
    after: minuteOf(earliest.slice(11)),
    last: daysBetween(first, lastDay(dayIn(terms.timeZone, now))),
  };
}

/** The days to look at and the places that the party takes. `after` counts on the day `partial` alone. */
type Wanted = { places: number; from: number; to: number; partial: number; after: number };

/** Made once for all tours that share their terms: a shop has few, and a clock in another zone takes time to read. */
function wantedBy({ from, to, travellers }: Party, now: Date, day: Day): (terms: Terms) => Wanted | undefined {
  const asked = { from: from === undefined ? 0 : daysBetween(day, from), to: to === undefined ? Infinity : daysBetween(day, to) };
  return (terms) => {
    const places = placesFor(terms.party, travellers);
    if (places === undefined) return undefined;
    const { first, after, last } = windowOf(terms, now, day);
    return { places, from: Math.max(asked.from, first), to: Math.min(asked.to, last, calendarSpan - 1), partial: first, after };
  };
}

/** Days by their place in the index, each made once: thousands of tours share them. */
function daysFrom(first: Day): (index: number) => FreeDay {
  const known: FreeDay[] = [];
  return (index) => (known[index] ??= { day: addDays(first, index) });
}

/** Of each product the next day with a departure for the party. */
export function freeDaysOf(free: FreeIndex, products: readonly Tour[], party: Party, now: Date): FreeProduct[] {
  const { calendars, earliestAt, first, firstNumber, slotsOf, terms, termsAt } = free;
  const slots = slotsOf(products);
  const bytes = free.bytes();
  const wanted = terms.map(wantedBy(party, now, first));
  const dayAt = daysFrom(first);

  function freeDayAt(slot: number, { places, from, to, partial, after }: Wanted): FreeDay | undefined {
    const cut = (earliestAt[slot] ?? 0) > after ? -1 : partial;
    for (let index = from; index <= to; index++) {
      const byte = bytes[slot * calendarSpan + index] ?? 0;
      if ((byte & mostMask) < places) continue;
      const calendar = calendars[slot];
      if (!calendar || (byte <= mostMask && index !== cut)) return dayAt(index);
      const { most, all, isScarce } = placesOn(calendar, firstNumber, index, index === cut ? after : -1);
      if (most >= places) return isScarce ? { ...dayAt(index), placesLeft: all } : dayAt(index);
    }
    return undefined;
  }

  const found: FreeProduct[] = [];
  slots.forEach((slot, at) => {
    const asked = wanted[termsAt[slot] ?? 0];
    const freeDay = asked && freeDayAt(slot, asked);
    const product = freeDay && products[at];
    if (product) found.push([product.tourId, freeDay]);
  });
  return found;
}
