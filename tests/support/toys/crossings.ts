import * as v from 'valibot';
import { selection } from '#contracts/quotes.ts';
import { byDeparture, opensByDate } from '#domain/products/by-departure.ts';
import type { ProductKind } from '#domain/products/kind.ts';

const bikes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10));
const bikesOf = ({ options }: { options?: Record<string, unknown> | undefined }): number => Number(options?.['bikes']);

const onFoot = byDeparture({
  words: {
    en: { title: 'Crossings', found: { one: 'FOUND {count} crossing', other: 'FOUND {count} crossings' } },
    de: { title: 'Überfahrten', found: { one: '{count} Überfahrt gefunden', other: '{count} Überfahrten gefunden' } },
  },
  listedIn: ['crossings'],
  serviceType: 'FERRY',
  bookingApi: 'toy-ferries',
  isOpen: opensByDate,
});

/** A toy: ferries, on which a bicycle is asked for, has a price and takes a place, and nobody brings two. */
export const crossings: ProductKind = {
  ...onFoot,
  selection: v.object({ ...selection.entries, options: v.strictObject({ bikes }) }),
  units: ({ components, options }) => ({ ...components, extras: [{ id: 'bike', quantity: bikesOf({ options }) }] }),
  resource(chosen) {
    const resource = onFoot.resource(chosen);
    return { ...resource, seats: resource.seats + bikesOf(chosen) };
  },
  problem(product, chosen, guards) {
    const { seats } = onFoot.resource(chosen);
    if (bikesOf(chosen) > seats) return { code: 'maximum', count: seats, label: 'Bicycle' };
    return onFoot.problem(product, chosen, guards);
  },
};
