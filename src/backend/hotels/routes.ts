import { Hono } from 'hono';
import { findHotelContent, listHotelFilters, listRooms, searchHotels } from '#contracts/documented/hotels.ts';
import type { Backend } from '../backend.ts';
import type { Destination } from '../catalogue/catalogue.ts';
import { hotelsIn } from '../catalogue/hotels.ts';
import { chooseLocale } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/reply.ts';
import { contentOf, languageIn, meeting } from './content.ts';
import { filterOptionsOf } from './filters.ts';
import { roomsFor } from './rooms.ts';
import { findHotels } from './search.ts';

/** Requirements 7: the hotels of the vendor service. */
export function hotelRoutes(backend: Backend): Hono {
  const app = new Hono();
  const localeOf = (headers: { 'accept-language'?: string | undefined }) => chooseLocale(headers['accept-language'], backend.brand.locales);

  /** @throws Refusal `not_found` for what is neither the id of a city nor a locationUuid */
  function placeOf(id: string): Destination {
    const { destinations } = backend.catalogue;
    const wanted = id.toLowerCase();
    const place = destinations.get(wanted) ?? [...destinations.values()].find(({ locationUuid }) => locationUuid === wanted);
    if (!place) throw new Refusal('not_found');
    return place;
  }

  route(app, searchHotels, ({ params, body }) => findHotels(backend, placeOf(params.id), body));

  route(app, listRooms, ({ params, body }) => {
    const hotel = backend.catalogue.hotels.get(params.id.toLowerCase());
    if (!hotel) throw new Refusal('not_found');
    return roomsFor(backend, hotel, body);
  });

  route(app, findHotelContent, ({ body: { conditions, currency }, headers }) => {
    const { catalogue, brand } = backend;
    const locale = languageIn(conditions, brand.locales) ?? localeOf(headers);
    return { hotels: meeting(catalogue.hotels.values(), conditions).map((hotel) => contentOf(catalogue, hotel, { locale, currency })) };
  });

  route(app, listHotelFilters, ({ query: { location }, headers }) => {
    const { hotels } = backend.catalogue;
    const shown = location === undefined ? [...hotels.values()] : hotelsIn(hotels, placeOf(location).id);
    return { filterOptions: filterOptionsOf(shown, localeOf(headers)) };
  });

  return app;
}
