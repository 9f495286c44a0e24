import type { ProductType } from '#contracts/common.ts';
import { addDays, dayIn, daysBetween } from '#domain/day.ts';
import { daysAhead, scoreOf, type Next } from '#domain/recommended.ts';
import { spread } from '#domain/spread.ts';
import type { Backend } from '../backend.ts';
import type { Catalogue, Tour } from '../catalogue/catalogue.ts';
import type { FreeDay } from '../suppliers/supplier.ts';
import { nextFreeDays } from './free-days.ts';
import { toursOf, type Wanted } from './listing.ts';
import { averageRating, isFreelyCancelled, reviewCount } from './summary.ts';

/** Milliseconds: what sells in an hour changes no order that a shopper would notice, and pages of a list fit each other. */
const lifetime = 3_600_000;

/** All tours, best score first, and the lists that were made of them. */
type Order = { best: readonly Tour[]; lists: Map<string, readonly Tour[]> };
type Kept = { catalogue: Catalogue; until: number; order: Promise<Order> };
const orders = new WeakMap<Backend, Kept>();

function nextOf({ destination }: Tour, free: FreeDay | undefined, now: Date): Next | undefined {
  return free && { days: daysBetween(dayIn(destination.timeZone, now), free.day), placesLeft: free.placesLeft };
}

async function scoredOrder(backend: Backend, now: Date): Promise<Order> {
  const tours = [...backend.catalogue.tours.values()];
  const free = await nextFreeDays(backend, tours, { to: addDays(dayIn('UTC', now), daysAhead + 1) });
  const score = (tour: Tour) =>
    scoreOf(
      { averageRating: averageRating(tour), reviewCount: reviewCount(tour), freeCancellation: isFreelyCancelled(tour) },
      nextOf(tour, free.get(tour.tourId), now),
    );
  const scored = tours.map((tour) => ({ tour, score: score(tour) }));
  return { best: scored.sort((a, b) => b.score - a.score).map(({ tour }) => tour), lists: new Map() };
}

/** A failure is not remembered: the next request asks again. */
function orderOf(backend: Backend): Promise<Order> {
  const { catalogue } = backend;
  const now = backend.clock();
  const known = orders.get(backend);
  if (known?.catalogue === catalogue && now.getTime() < known.until) return known.order;
  const order = scoredOrder(backend, now);
  orders.set(backend, { catalogue, until: now.getTime() + lifetime, order });
  order.catch(() => orders.delete(backend));
  return order;
}

/** In the order that the shop recommends: by score, spread over cities and kinds. @param wanted what is left out excludes nothing */
export async function recommendedTours(backend: Backend, productType: ProductType, wanted: Wanted = {}): Promise<readonly Tour[]> {
  const { best, lists } = await orderOf(backend);
  const key = [productType, wanted.location, wanted.category].join(' ');
  const known = wanted.tourIds ? undefined : lists.get(key);
  if (known) return known;
  const isWanted = new Set(toursOf(backend.catalogue, productType, wanted, backend.productKinds));
  const list = spread(
    best.filter((tour) => isWanted.has(tour)),
    ({ destination, categories }) => ({ city: destination.id, kind: categories[0] ?? '' }),
  );
  // A place that there is not is no reason to remember anything.
  if (!wanted.tourIds && list.length > 0) lists.set(key, list);
  return list;
}
