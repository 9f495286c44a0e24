import { fetchTour } from '#api/vendor.ts';
import type { CurrencyCode, Day, Locale } from '#contracts/common.ts';
import type { Alternative } from '#contracts/holds.ts';
import type { TourComponent, TourDetails } from '#contracts/tours.ts';
import { nextOpenDays } from '#domain/availability.ts';
import { choiceProblem } from '#domain/choice.ts';
import { dayIn, instantAt } from '#domain/day.ts';
import { productKindFor } from '#domain/products/registry.ts';
import type { Wish } from '#domain/trip.ts';
import { isOfDeparture, type Unfit, type UnfitReason } from '#domain/unfit.ts';
import { serverNow } from '../browser/clock.ts';
import { heldUntil } from '../checkout/latest-hold.ts';

const mostAlternatives = 3;
/** Days that are looked at for them, each with a call of its own. */
const mostDays = 4;

type Asking = { locale: Locale; currency: CurrencyCode };

const readDay = ({ productType, tourId }: Wish, date: Day, asking: Asking): Promise<TourDetails> =>
  fetchTour(productType, tourId, { ...asking, date });

const hasStarted = ({ timeZone }: TourDetails, day: Day, time: string): boolean => instantAt(day, time, timeZone).getTime() <= serverNow();

function reasonOf(tour: TourDetails, wish: Wish): UnfitReason {
  if (hasStarted(tour, wish.queryDate, wish.startingTime)) return { code: 'over' };
  const problem = choiceProblem(tour, wish, tour.components ?? []);
  if (!problem || problem.code === 'select_date') return { code: 'changed' };
  if (problem.code === 'select_time') return { code: 'departure_gone' };
  return problem.code === 'too_few_seats' && heldUntil(wish.tourId) ? { code: 'held' } : problem;
}

/** The next departures with enough places, from the wish's day on. */
async function alternativesTo(wish: Wish, tour: TourDetails, asking: Asking): Promise<Alternative[]> {
  const today = dayIn(tour.timeZone, new Date(serverNow()));
  const first = wish.queryDate > today ? wish.queryDate : today;
  const { seats } = productKindFor(tour).resource(wish);
  const free = ({ seatsLeft, startingTime }: TourComponent, day: Day) => seatsLeft >= seats && !hasStarted(tour, day, startingTime);
  const found: Alternative[] = [];
  for (const day of nextOpenDays(tour, first, mostDays)) {
    const { components = [] } = day === wish.queryDate ? tour : await readDay(wish, day, asking);
    const fitting = components.filter((component) => free(component, day));
    found.push(...fitting.map(({ startingTime, seatsLeft }) => ({ queryDate: day, startingTime, seatsLeft })));
    if (found.length >= mostAlternatives) break;
  }
  return found.slice(0, mostAlternatives);
}

/** Why a wish got no price, and what is free instead. @throws ServiceError */
export async function findUnfit(wish: Wish, asking: Asking): Promise<Unfit> {
  const tour = await readDay(wish, wish.queryDate, asking);
  const reason = reasonOf(tour, wish);
  return { reason, alternatives: isOfDeparture(reason) ? await alternativesTo(wish, tour, asking) : [] };
}
