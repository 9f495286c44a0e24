import * as v from 'valibot';
import { day, timeOfDay, uuid } from '#contracts/common.ts';
import type { PricingGroups } from '#contracts/pricing-groups.ts';
import { selection, type Selection } from '#contracts/quotes.ts';
import type { TourComponent, TourDetails } from '#contracts/tours.ts';
import { shipProblem } from './cruises/ship-problem.ts';
import type { SelectionProblem, ShipProblem } from './products/kind.ts';
import { productKindFor } from './products/registry.ts';

/** What the shopper has chosen so far on a tour page. Stored for the tab. */
export const choice = v.object({
  tourId: uuid,
  queryDate: v.nullable(day),
  startingTime: v.nullable(timeOfDay),
  components: selection.entries.components,
  cruise: selection.entries.cruise,
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

/** Why a departure cannot be taken from the ship that is chosen, by what the service says of it. */
function shipProblemOf(
  { shoreCalls }: Pick<TourDetails, 'shoreCalls'>,
  { cruise }: Choice,
  { verdict }: TourComponent,
): ShipProblem | undefined {
  if (!cruise) return undefined;
  if (verdict) return shipProblem(verdict, cruise);
  return { code: shoreCalls?.length === 0 ? 'ship_gone' : 'ship_elsewhere' };
}

/**
 * The first thing that keeps the choice from being booked, in the order in which the page asks. `departures` are those of the chosen day.
 */
export function choiceProblem(
  tour: Pick<TourDetails, 'productType' | 'pricingGroups' | 'minimumTravellers' | 'timeZone' | 'durations' | 'shoreCalls'>,
  chosen: Choice,
  departures: readonly TourComponent[],
): ChoiceProblem | undefined {
  if (!chosen.queryDate) return { code: 'select_date' };
  const departure = departureOf(departures, chosen);
  const selection = selectionFrom(chosen);
  if (!departure || !selection) return { code: 'select_time' };
  return productKindFor(tour).problem({ ...tour, seatsLeft: departure.seatsLeft }, selection, [
    () => shipProblemOf(tour, chosen, departure),
  ]);
}

/** A choice that lacks nothing, as services want it. */
export const selectionFrom = ({ tourId, queryDate, startingTime, components, cruise }: Choice): Selection | undefined =>
  queryDate && startingTime ? { tourId, queryDate, startingTime, components, ...(cruise && { cruise }) } : undefined;

/** The departures of a day to name one of: those that are free and, where any does, fit the ship. */
export function namedTimes(departures: readonly TourComponent[]): TourComponent[] {
  const free = departures.filter(({ seatsLeft }) => seatsLeft > 0);
  const fitting = free.filter(({ verdict }) => verdict?.fit !== 'no');
  return fitting.length > 0 ? fitting : free;
}

/**
 * A day with one start that is free, and fits the ship, needs no choice; a time that does not run, or is full, is no choice.
 * @param isNamed whether guests name the time: those of a ship have the first that fits until they name another
 */
export function withSettledTime(chosen: Choice, departures: readonly TourComponent[], isNamed = false): Choice {
  const named = namedTimes(departures);
  const kept = (isNamed ? named : departures).find((one) => one.seatsLeft > 0 && one.startingTime === chosen.startingTime);
  const isSettled = named.length === 1 || (isNamed && named[0]?.verdict);
  const settled = kept ?? (isSettled ? named[0] : undefined);
  return { ...chosen, startingTime: settled?.startingTime ?? null };
}
