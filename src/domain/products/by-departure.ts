import * as v from 'valibot';
import { selection } from '#contracts/quotes.ts';
import { instantAt, wallTimeIn } from '../day.ts';
import { seatsOf, selectionProblem } from '../pricing.ts';
import type { ProductKind } from './kind.ts';

/** What differs between kinds whose places are on departures. */
export type ByDeparture = Pick<ProductKind, 'words' | 'listedIn' | 'serviceType' | 'bookingApi' | 'isOpen'>;

/** A kind that is sold as places on one departure: a day and a start. */
export const byDeparture = (own: ByDeparture): ProductKind => ({
  ...own,
  selection: v.omit(selection, ['options']),
  units: ({ components }) => components,
  resource: ({ queryDate, startingTime, components }) => ({ day: queryDate, startingTime, seats: seatsOf(components) }),
  span({ timeZone, durations: [minutes = 0] }, { queryDate, startingTime }) {
    const end = new Date(instantAt(queryDate, startingTime, timeZone).getTime() + minutes * 60_000);
    return { start: `${queryDate}T${startingTime}`, end: wallTimeIn(timeZone, end), timeZone };
  },
  problem({ pricingGroups, minimumTravellers, seatsLeft, timeZone }, { queryDate, startingTime, components }, guards) {
    const problem = selectionProblem(pricingGroups, components, minimumTravellers, seatsLeft);
    if (problem) return problem;
    const start = `${queryDate}T${startingTime}`;
    return guards.map((guard) => guard({ start, timeZone })).find((found) => found !== undefined);
  },
  steps: ({ questions, passengersQuestions, startingPointEntryRequired, dropOffPointEntryRequired }) => {
    const asks = questions.length > 0 || passengersQuestions.length > 0 || startingPointEntryRequired || dropOffPointEntryRequired;
    return ['personal_info', 'traveler_info', ...(asks ? (['questions'] as const) : [])];
  },
});

/** Open on the days that the availability names. */
export const opensByDate: ProductKind['isOpen'] = ({ availableDates }, day) => availableDates.includes(day);

/** Open where a performance has places left, as soon as the performances are known (decision 8 of docs/design.md). */
export const opensByPerformance: ProductKind['isOpen'] = (availability, day, performances) =>
  performances ? performances.some(({ seatsLeft }) => seatsLeft > 0) : opensByDate(availability, day, performances);
