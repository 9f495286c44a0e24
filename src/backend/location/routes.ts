import { Hono } from 'hono';
import { searchLocations } from '#contracts/documented/locations.ts';
import type { Backend } from '../backend.ts';
import type { Catalogue, Destination } from '../catalogue/catalogue.ts';
import { chooseLocale } from '../http/language.ts';
import { route } from '../http/reply.ts';
import type { Index } from '../catalogue/index-of.ts';
import { locationOf } from './place.ts';

/** The location service: one place by its uuid, or places by a pattern. */
export function locationRoutes(backend: Pick<Backend, 'brand' | 'catalogue'>, index: () => Index): Hono {
  const app = new Hono();

  function matching({ destinations }: Catalogue, uuid: string | undefined, pattern: string | undefined): Destination[] {
    const places = [...destinations.values()];
    if (uuid) return places.filter(({ locationUuid }) => locationUuid === uuid.toLowerCase());
    if (!pattern?.trim()) return places;
    return index()
      .places.find(pattern)
      .flatMap((id) => destinations.get(id) ?? []);
  }

  route(app, searchLocations, ({ query, headers }) => {
    const { brand, catalogue } = backend;
    const locale = chooseLocale(headers['accept-language'], brand.locales);
    const found = matching(catalogue, query.uuid, query.pattern).map((place) => locationOf(catalogue, place, locale));
    const list = query.products ? found.filter(({ _links }) => _links[query.products ?? 'tours']) : found;
    return list.length > 0 ? { _embedded: { locationList: list } } : {};
  });
  return app;
}
