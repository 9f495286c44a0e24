import type { AvailabilityAnswer, listAvailability } from '#contracts/availability.ts';
import type { Day } from '#contracts/common.ts';
import type { InferOutput } from 'valibot';
import type { Backend } from '../backend.ts';
import type { Catalogue, Tour } from '../catalogue/catalogue.ts';
import { supplierOf } from '../suppliers/registry.ts';
import type { FreeDay, FreeProduct, Party } from '../suppliers/supplier.ts';
import { isIn, toursOf } from './listing.ts';

type Asked = InferOutput<typeof listAvailability.query>;

/** Tours by their supplier. */
type Supplied = ReadonlyMap<string, readonly Tour[]>;

const bySupplier = (tours: readonly Tour[]): Supplied => Map.groupBy(tours, ({ supplier }) => supplier);

/** Of the whole shop and of each place, for as long as the catalogue stays as it is. */
const lists = new WeakMap<Catalogue, Map<string, Supplied>>();

function listOf({ catalogue, productKinds }: Backend, location = ''): Supplied {
  const known = lists.get(catalogue) ?? new Map<string, Supplied>();
  lists.set(catalogue, known);
  const place = location.toLowerCase();
  const list = known.get(place) ?? bySupplier(toursOf(catalogue, 'tours', { location }, productKinds));
  // A place that there is not is no reason to remember anything.
  if (list.size > 0) known.set(place, list);
  return list;
}

function productsOf(backend: Backend, { location, tourIds }: Asked): Supplied {
  if (!tourIds) return listOf(backend, location);
  const named = [...new Set(tourIds)].flatMap((id) => backend.catalogue.tours.get(id) ?? []);
  return bySupplier(named.filter((tour) => !location || isIn(tour, location)));
}

/** Each supplier answers for its own at once. */
async function freeDaysOf(backend: Backend, supplied: Supplied, party: Party): Promise<FreeProduct[]> {
  const answers = await Promise.all(
    [...supplied].map(([supplier, products]) => supplierOf(backend, { supplier }).freeDays(products, party)),
  );
  return answers.flat();
}

/** Of these tours the next day with places, by tour. */
export const nextFreeDays = async (backend: Backend, tours: readonly Tour[], party: Party): Promise<Map<string, FreeDay>> =>
  new Map(await freeDaysOf(backend, bySupplier(tours), party));

function byDay(free: readonly FreeProduct[]): AvailabilityAnswer['days'] {
  const days = new Map<Day, string[]>();
  for (const [tourId, { day }] of free) {
    const known = days.get(day);
    if (known) known.push(tourId);
    else days.set(day, [tourId]);
  }
  return [...days].map(([day, tourIds]) => ({ day, tourIds })).sort((a, b) => a.day.localeCompare(b.day, 'en'));
}

/** Of all tours that are asked for, the next day with places. */
export async function availabilityOfMany(backend: Backend, asked: Asked): Promise<AvailabilityAnswer> {
  const { dateFrom: from, dateTo: to, travellers } = asked;
  const free = await freeDaysOf(backend, productsOf(backend, asked), { from, to, travellers });
  return {
    days: byDay(free),
    fewLeft: free.flatMap(([tourId, { placesLeft }]) => (placesLeft === undefined ? [] : [{ tourId, placesLeft }])),
  };
}
