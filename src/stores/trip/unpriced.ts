import { fetchTour } from '#api/vendor.ts';
import type { CurrencyCode, Day, Locale } from '#contracts/common.ts';
import type { Alternative } from '#contracts/holds.ts';
import type { Quote } from '#contracts/quotes.ts';
import type { TourComponent, TourDetails } from '#contracts/tours.ts';
import { nextOpenDays } from '#domain/availability.ts';
import { choiceProblem, pricesOf } from '#domain/choice.ts';
import { shipProblem } from '#domain/cruises/ship-problem.ts';
import { dayIn, instantAt } from '#domain/day.ts';
import { toDecimal } from '#domain/money.ts';
import { grossOf, totalOf, toWireLine } from '#domain/order-line.ts';
import { priceLines } from '#domain/pricing.ts';
import { productKindFor } from '#domain/products/registry.ts';
import { selectionOf } from '#domain/products/selection.ts';
import type { Wish } from '#domain/trip.ts';
import { isOfDeparture, type Unfit, type UnfitReason } from '#domain/unfit.ts';
import { serverNow } from '../browser/clock.ts';
import { heldUntil } from '../checkout/latest-hold.ts';
import { hasOwnPlaces, withOwnPlaces } from './own-places.ts';

const mostAlternatives = 3;
/** Days that are looked at for them, each with a call of its own. */
const mostDays = 4;

type Asking = { locale: Locale; currency: CurrencyCode };

/** The tour with its departures of a day, the places that this tab holds counted as free. */
async function readDay(wish: Wish, date: Day, asking: Asking): Promise<TourDetails & { components: TourComponent[] }> {
  const tour = await fetchTour(wish.productType, wish.tourId, { ...asking, date, cruise: wish.cruise?.cruiseRouteUuid });
  return { ...tour, components: withOwnPlaces(tour.components ?? [], date, wish) };
}

const hasStarted = ({ timeZone }: TourDetails, day: Day, time: string): boolean => instantAt(day, time, timeZone).getTime() <= serverNow();

/** Why the vendor has no price for it; nothing where only the places that this tab holds are in the way. */
function reasonOf(tour: TourDetails, wish: Wish): UnfitReason | undefined {
  if (hasStarted(tour, wish.queryDate, wish.startingTime)) return { code: 'over' };
  const problem = choiceProblem(tour, wish, tour.components ?? []);
  if (!problem) return hasOwnPlaces(wish) ? undefined : { code: 'changed' };
  if (problem.code === 'select_date') return { code: 'changed' };
  if (problem.code === 'select_time') return { code: 'departure_gone' };
  return problem.code === 'too_few_seats' && heldUntil(wish) ? { code: 'held' } : problem;
}

/** The next departures with enough places, from the wish's day on. */
async function alternativesTo(wish: Wish, tour: TourDetails, asking: Asking): Promise<Alternative[]> {
  const today = dayIn(tour.timeZone, new Date(serverNow()));
  const first = wish.queryDate > today ? wish.queryDate : today;
  const { seats } = productKindFor(tour).resource(wish);
  const free = ({ seatsLeft, startingTime, verdict }: TourComponent, day: Day) =>
    seatsLeft >= seats && !hasStarted(tour, day, startingTime) && (!wish.cruise || (verdict !== undefined && verdict.fit !== 'no'));
  const found: Alternative[] = [];
  for (const day of nextOpenDays(tour, first, mostDays)) {
    const { components = [] } = day === wish.queryDate ? tour : await readDay(wish, day, asking);
    const fitting = components.filter((component) => free(component, day));
    found.push(...fitting.map(({ startingTime, seatsLeft }) => ({ queryDate: day, startingTime, seatsLeft })));
    if (found.length >= mostAlternatives) break;
  }
  return found.slice(0, mostAlternatives);
}

/** By the tour's own prices, which a hold is compared with before anybody agrees to it. */
function quoteOf(tour: TourDetails, wish: Wish, currencyCode: CurrencyCode): Quote {
  const prices = pricesOf(tour, wish, tour.components) ?? tour.pricingGroups;
  const lines = priceLines(prices, wish.components, currencyCode);
  const gross = grossOf(lines);
  return {
    ...selectionOf(wish),
    lines: lines.map((line) => toWireLine(line, currencyCode)),
    grandTotal: toDecimal(totalOf(lines, currencyCode)),
    ...(gross !== undefined && { grossTotal: toDecimal({ amount: gross, currency: currencyCode }) }),
    currencyCode,
    tourCmscomponents: [tour.tourName],
    bookingExternalApiName: productKindFor(wish).bookingApi,
  };
}

type Judgement = ({ status: 'unfit' } & Unfit) | { status: 'priced'; quote: Quote };

/** What is tight for the ship is one of the trip once the shopper has agreed to it. */
export function judgeTight(quote: Quote, { cruise }: Wish): Judgement {
  const reason = quote.shoreCall && shipProblem(quote.shoreCall.verdict, cruise ?? {});
  return reason ? { status: 'unfit', reason, alternatives: [] } : { status: 'priced', quote };
}

/** What to make of a wish that the vendor has no price for: why, and what is free instead. @throws ServiceError */
export async function judgeUnpriced(wish: Wish, asking: Asking): Promise<Judgement> {
  const tour = await readDay(wish, wish.queryDate, asking);
  const reason = reasonOf(tour, wish);
  if (!reason) return { status: 'priced', quote: quoteOf(tour, wish, asking.currency) };
  return { status: 'unfit', reason, alternatives: isOfDeparture(reason) ? await alternativesTo(wish, tour, asking) : [] };
}
