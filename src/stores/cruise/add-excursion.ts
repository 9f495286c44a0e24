import { toServiceError, type ServiceError } from '#api/service-error.ts';
import { fetchTour } from '#api/vendor.ts';
import type { Day, Locale } from '#contracts/common.ts';
import type { Selection } from '#contracts/quotes.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { choiceProblem, selectionFrom, type ChoiceProblem } from '#domain/choice.ts';
import { bestStart } from '#domain/cruises/best-start.ts';
import { clashesOf, type Clash, type Stop } from '#domain/itinerary.ts';
import { usualParty } from '#domain/party.ts';
import { plannedStop } from '#domain/planned-stop.ts';
import { seatsOf } from '#domain/pricing.ts';
import { wishFor, type Wish } from '#domain/trip.ts';
import { $currency } from '../browser/currency.ts';
import { $trip, addToTrip } from '../trip/trip.ts';
import { $myParty, myQuantities } from './my-party.ts';
import { takeCruise } from './my-cruise.ts';

/** A tour on a day in port. `startingTime`: the one that the page names. */
export type Excursion = { productType: string; tourId: string; queryDate: Day; startingTime: string; cruiseRouteUuid: string };

type NamedStop = Stop & { name: string };

/** Something else in the trip that leaves too little time, or none. */
export type Near = Pick<Clash<NamedStop>, 'problem' | 'minutes'> & { name: string };

/**
 * What became of the press. `chosen`: for whom and when it is in the trip. `party`: the tour has no price for one of those who come along;
 * that, and any other problem, is for its own page.
 */
export type ExcursionAnswer =
  | { outcome: 'added' | 'known'; tour: TourDetails; chosen: Selection; isTight: boolean; near: Near | undefined }
  | { outcome: 'full'; stops: number }
  | { outcome: 'party' }
  | { outcome: 'unfit'; problem: ChoiceProblem }
  | { outcome: 'failed'; error: ServiceError };

type OnDay = Pick<Wish, 'productType' | 'tourId' | 'queryDate'>;

const read = ({ productType, tourId, queryDate: date }: OnDay, cruise: string | undefined, locale: Locale): Promise<TourDetails> =>
  fetchTour(productType, tourId, { locale, currency: $currency.get(), date, cruise });

const namedStop = (tour: TourDetails, wish: Wish): NamedStop => ({ ...plannedStop(tour, wish), name: tour.tourName });

/** What else the trip has on that day too close to a wish. What cannot be read is named by the trip itself, later. */
async function nearTo(wish: Wish, tour: TourDetails, locale: Locale): Promise<Near | undefined> {
  const others = $trip.get().filter(({ id, queryDate }) => id !== wish.id && queryDate === wish.queryDate);
  const answers = await Promise.allSettled(others.map(async (other) => namedStop(await read(other, undefined, locale), other)));
  const stops = [namedStop(tour, wish), ...answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))];
  for (const [laterId, { problem, minutes, earlier }] of clashesOf(stops)) {
    if (laterId === wish.id) return { problem, minutes, name: earlier.name };
    const later = stops.find(({ id }) => id === laterId);
    if (earlier.id === wish.id && later) return { problem, minutes, name: later.name };
  }
  return undefined;
}

async function add(excursion: Excursion, locale: Locale): Promise<ExcursionAnswer> {
  const { productType, tourId, queryDate, startingTime: named, cruiseRouteUuid } = excursion;
  const tour = await read(excursion, cruiseRouteUuid, locale);
  const departures = tour.components ?? [];
  const components = $myParty.get() ? myQuantities(tour.pricingGroups) : usualParty(tour);
  if (!components) return { outcome: 'party' };
  const startingTime = bestStart(departures, named, seatsOf(components)) ?? named;
  const choice = { tourId, queryDate, startingTime, components, cruise: { cruiseRouteUuid } };
  const problem = choiceProblem(tour, choice, departures);
  const isTight = problem?.code === 'ship_tight';
  const chosen = selectionFrom(choice);
  if (!chosen || (problem && !isTight)) return { outcome: 'unfit', problem: problem ?? { code: 'select_time' } };
  takeCruise(cruiseRouteUuid);
  const outcome = addToTrip(productType, chosen);
  const wish = wishFor($trip.get(), chosen);
  if (outcome === 'full' || !wish) return { outcome: 'full', stops: $trip.get().length };
  return { outcome, tour, chosen, isTight, near: await nearTo(wish, tour, locale) };
}

/**
 * Puts a tour into the trip for all who are on board, on its day in port. No places are held for it; what is tight for the ship is agreed
 * to in the trip.
 */
export const addExcursion = (excursion: Excursion, locale: Locale): Promise<ExcursionAnswer> =>
  add(excursion, locale).catch((error: unknown) => ({ outcome: 'failed', error: toServiceError(error) }));
