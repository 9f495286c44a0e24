import * as v from 'valibot';
import { day, timeOfDay, uuid } from '#contracts/common.ts';
import type { PricingGroups } from '#contracts/pricing-groups.ts';
import { selection, type Selection } from '#contracts/quotes.ts';
import type { TourComponent, TourDetails } from '#contracts/tours.ts';
import type { SelectionProblem } from './products/kind.ts';
import { productKindFor } from './products/registry.ts';

/** What the shopper has chosen so far on a tour page. Stored for the tab. */
export const choice = v.object({
  tourId: uuid,
  queryDate: v.nullable(day),
  startingTime: v.nullable(timeOfDay),
  components: selection.entries.components,
});
export type Choice = v.InferOutput<typeof choice>;

export const emptyChoice = (tourId: string): Choice => ({ tourId, queryDate: null, startingTime: null, components: {} });

/** What is still missing, or wrong. */
export type ChoiceProblem = { code: 'select_date' } | { code: 'select_time' } | SelectionProblem;

export const departureOf = (departures: readonly TourComponent[], { startingTime }: Choice): TourComponent | undefined =>
  departures.find((departure) => departure.startingTime === startingTime);

type Listed = Pick<TourDetails, 'pricingGroups'> & Partial<Pick<TourDetails, 'availability'>>;

/**
 * The prices of what is chosen: of its departure, of its day while no time is, and of the tour while no day is.
 * @param departures of the chosen day, once they are known
 * @returns nothing while they are not, and that day may have a price of its own
 */
export function pricesOf(tour: Listed, chosen: Choice | null, departures?: readonly TourComponent[]): PricingGroups | undefined {
  if (!chosen?.queryDate) return tour.pricingGroups;
  if (departures) return (departureOf(departures, chosen) ?? departures[0] ?? tour).pricingGroups;
  return tour.availability && !tour.availability.pricesFrom ? tour.pricingGroups : undefined;
}

/**
 * The first thing that keeps the choice from being booked, in the order in which the page asks. `departures` are those of the chosen day.
 */
export function choiceProblem(
  tour: Pick<TourDetails, 'productType' | 'pricingGroups' | 'minimumTravellers' | 'timeZone' | 'durations'>,
  chosen: Choice,
  departures: readonly TourComponent[],
): ChoiceProblem | undefined {
  if (!chosen.queryDate) return { code: 'select_date' };
  const departure = departureOf(departures, chosen);
  const selection = selectionFrom(chosen);
  if (!departure || !selection) return { code: 'select_time' };
  return productKindFor(tour).problem({ ...tour, seatsLeft: departure.seatsLeft }, selection, []);
}

/** A choice that lacks nothing, as services want it. */
export const selectionFrom = ({ tourId, queryDate, startingTime, components }: Choice): Selection | undefined =>
  queryDate && startingTime ? { tourId, queryDate, startingTime, components } : undefined;

/** A day with one start that is free needs no choice; a time that does not run, or is full, is no choice. */
export function withSettledTime(chosen: Choice, departures: readonly TourComponent[]): Choice {
  const free = departures.filter(({ seatsLeft }) => seatsLeft > 0).map(({ startingTime }) => startingTime);
  const kept = free.find((time) => time === chosen.startingTime);
  return { ...chosen, startingTime: kept ?? (free.length === 1 ? (free[0] ?? null) : null) };
}
