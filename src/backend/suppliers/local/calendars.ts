import type { Day } from '#contracts/common.ts';
import { horizonDays } from '#domain/availability.ts';
import { addDays, daysBetween, weekdayOf } from '#domain/day.ts';
import type { Tour } from '../../catalogue/catalogue.ts';
import { partySizeOf, type PartySize } from '../../catalogue/prices.ts';
import { weekdayNames } from '../../catalogue/season.ts';
import { capacityOf, type Capacity } from './left-on.ts';
import type { Left } from './read-sold.ts';
import { minuteOf } from './start-key.ts';

type Schedule = Tour['schedule'];

/** Who may book until when: one object for all tours that share it. */
export type Terms = { timeZone: string; cutOffHours: number; party: PartySize };

/** What a list has to know of a tour. */
export type Calendar = {
  tourId: string;
  /** When it starts: `starts[days[n]]` are the minutes of the day, earliest first, of the day `n` days after the first one. */
  days: Uint8Array;
  starts: readonly (readonly number[])[];
  terms: Terms;
  party: PartySize;
  left: Left;
} & Capacity;

/** A calendar serves for so long until it is made anew. */
const slackDays = 60;
/** Zones are up to a day apart from UTC. */
export const daysBefore = 2;
/** The days of a calendar. */
export const calendarSpan = horizonDays + slackDays + 2 * daysBefore;

type DayFacts = { monthDay: string; weekday: string };

function factsOf(first: Day): DayFacts[] {
  return Array.from({ length: calendarSpan }, (_, index) => addDays(first, index)).map((day) => ({
    monthDay: day.slice(5),
    weekday: weekdayNames[weekdayOf(day)] ?? '',
  }));
}

function startsOf({ seasons, closed }: Schedule, facts: readonly DayFacts[]): Pick<Calendar, 'days' | 'starts'> {
  const days = new Uint8Array(facts.length);
  const starts: number[][] = [[]];
  const known = new Map<number, number>([[0, 0]]);
  const compiled = seasons.map(({ from, to, weekdays }, index) => ({
    from,
    to,
    isOverNewYear: from > to,
    weekdays: new Set<string>(weekdays),
    bit: 2 ** index,
  }));
  facts.forEach(({ monthDay, weekday }, index) => {
    if (closed.length > 0 && closed.includes(monthDay)) return;
    let open = 0;
    for (const { from, to, isOverNewYear, weekdays, bit } of compiled) {
      const isInSeason = isOverNewYear ? monthDay >= from || monthDay <= to : monthDay >= from && monthDay <= to;
      if (isInSeason && weekdays.has(weekday)) open += bit;
    }
    const pattern = known.get(open) ?? starts.length;
    if (pattern === starts.length) {
      known.set(open, pattern);
      const times = seasons.flatMap((season, position) => (Math.floor(open / 2 ** position) % 2 ? season.times : []));
      starts.push([...new Set(times)].sort().map(minuteOf));
    }
    days[index] = pattern;
  });
  return { days, starts };
}

function sharedTerms(): (tour: Tour, party: PartySize) => Terms {
  const known = new Map<string, Terms>();
  return ({ destination: { timeZone }, schedule: { cutOffHours } }, party) => {
    const key = [timeZone, cutOffHours, party.fewest, party.most, party.ofOnePlace].join();
    const terms = known.get(key) ?? { timeZone, cutOffHours, party };
    known.set(key, terms);
    return terms;
  };
}

/** Makes the calendars of tours from their schedules. @param first the day that each begins with */
export function calendarsFrom(first: Day, leftOf: (tourId: string) => Left): (tour: Tour) => Calendar {
  const facts = factsOf(first);
  const termsOf = sharedTerms();
  return (tour) => {
    const { tourId, schedule } = tour;
    const terms = termsOf(tour, partySizeOf(tour));
    return { tourId, ...startsOf(schedule, facts), terms, party: terms.party, ...capacityOf(tour), left: leftOf(tourId) };
  };
}

/** The day that calendars begin with, so that they serve at `now` and for some time. @param known that of those there are */
export function firstDayFor(now: Date, known: Day | undefined): Day {
  const today = now.toISOString().slice(0, 10);
  const age = known === undefined ? Number.NaN : daysBetween(known, today);
  // A clock may be set back, in a test for one.
  return known !== undefined && age >= daysBefore && age <= daysBefore + slackDays ? known : addDays(today, -daysBefore);
}
