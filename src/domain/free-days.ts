import type { AvailabilityAnswer } from '#contracts/availability.ts';
import type { Day } from '#contracts/common.ts';
import { asksWhen, type When } from './when.ts';

/** The next day on which a tour has places; `placesLeft` where they are few. */
export type FreeDay = { day: Day; placesLeft?: number };
export type FreeDays = Readonly<Record<string, FreeDay>>;

/** What is free, by tour, and for whom. */
export type Availability = { when: When; free: FreeDays };

/** An answer by tour. */
export function freeDaysOf({ days, fewLeft }: AvailabilityAnswer): FreeDays {
  const left = new Map(fewLeft.map(({ tourId, placesLeft }) => [tourId, placesLeft]));
  const entries = days.flatMap(({ day, tourIds }) =>
    tourIds.map((tourId) => {
      const placesLeft = left.get(tourId);
      return [tourId, placesLeft === undefined ? { day } : { day, placesLeft }] as const;
    }),
  );
  return Object.fromEntries(entries);
}

type Listed = { tourId: string };

/** The tours with places at that time; all of them where no time and no party is asked for. */
export const withPlaces = <T extends Listed>(tours: readonly T[], { when, free }: Availability): readonly T[] =>
  asksWhen(when) ? tours.filter(({ tourId }) => free[tourId]) : tours;

/** Those that can be had soonest first; those without a free day last. */
export const bySoonest = <T extends Listed>(tours: readonly T[], free: FreeDays): T[] =>
  tours.toSorted((a, b) => (free[a.tourId]?.day ?? '9').localeCompare(free[b.tourId]?.day ?? '9', 'en'));

/** Of a list's tours alone: what a page is printed with. */
export const pickFree = (free: FreeDays, tours: readonly Listed[]): FreeDays =>
  Object.fromEntries(tours.flatMap(({ tourId }) => (free[tourId] ? [[tourId, free[tourId]] as const] : [])));

/** So few results are no list: other days are offered beside them. */
export const isScant = (count: number): boolean => count <= 1;

/** The first days on which one of the tours can be had, earliest first. */
export const daysWithPlaces = (tours: readonly Listed[], free: FreeDays, count: number): Day[] =>
  [...new Set(tours.flatMap(({ tourId }) => free[tourId]?.day ?? []))].sort().slice(0, count);
