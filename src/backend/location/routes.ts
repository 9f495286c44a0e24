import { Hono } from 'hono';
import { searchLocations } from '#contracts/documented/locations.ts';
import type { Backend } from '../backend.ts';
import type { Destination } from '../catalogue/catalogue.ts';
import { chooseLocale } from '../http/language.ts';
import { route } from '../http/reply.ts';
import type { Find } from '../catalogue/index-of.ts';
import { locationOf } from './place.ts';

/** The location service: one place by its uuid, or places by a pattern. */
export function locationRoutes({ brand, catalogue }: Pick<Backend, 'brand' | 'catalogue'>, find: Find): Hono {
  const app = new Hono();
  const places = [...catalogue.destinations.values()];

  function matching(uuid: string | undefined, pattern: string | undefined): Destination[] {
    if (uuid) return places.filter(({ locationUuid }) => locationUuid === uuid.toLowerCase());
    if (!pattern?.trim()) return places;
    return find(pattern).flatMap(({ id }) => catalogue.destinations.get(id) ?? []);
  }

  route(app, searchLocations, ({ query, headers }) => {
    const locale = chooseLocale(headers['accept-language'], brand.locales);
    const found = matching(query.uuid, query.pattern).map((place) => locationOf(catalogue, place, locale));
    const list = query.products ? found.filter(({ _links }) => _links[query.products ?? 'tours']) : found;
    return list.length > 0 ? { _embedded: { locationList: list } } : {};
  });
  return app;
}
