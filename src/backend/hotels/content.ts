import type { InferOutput } from 'valibot';
import type { Locale } from '#contracts/common.ts';
import type { findHotelContent, HotelContent } from '#contracts/hotel-content.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Hotel } from '../catalogue/hotels.ts';
import type { Market } from '../catalogue/prices.ts';
import { regularPrice } from '../catalogue/room-rates.ts';
import { headOf, staticInfoOf } from './head.ts';
import { roomFacts } from './room-facts.ts';

type Condition = InferOutput<typeof findHotelContent.body>['conditions'][number];

const valueOf: Record<Exclude<Condition['fieldName'], 'language'>, (hotel: Hotel) => string> = {
  hotelId: ({ hotelId }) => hotelId,
  productId: ({ hotelId }) => hotelId,
  locationUuid: ({ destination }) => destination.locationUuid,
};

/** Hotels for which every condition holds. `language` chooses none: it says in which one the answer is. */
export const meeting = (hotels: Iterable<Hotel>, conditions: readonly Condition[]): Hotel[] =>
  [...hotels].filter((hotel) =>
    conditions.every(
      ({ fieldName, fieldValues }) =>
        fieldName === 'language' || fieldValues.some((value) => String(value).toLowerCase() === valueOf[fieldName](hotel)),
    ),
  );

/** The first language that the conditions name and the shop speaks. */
export const languageIn = (conditions: readonly Condition[], offered: readonly Locale[]): Locale | undefined =>
  conditions
    .filter(({ fieldName }) => fieldName === 'language')
    .flatMap(({ fieldValues }) => fieldValues)
    .flatMap((value) => offered.find((locale) => locale === value) ?? [])[0];

export function contentOf(catalogue: Pick<Catalogue, 'rates'>, hotel: Hotel, { locale, currency }: Market): HotelContent {
  const inLanguage = (all: readonly Record<Locale, string>[]): string[] => all.map((text) => text[locale]);
  const oldest = hotel.children.at(-1);
  return {
    ...headOf(hotel, locale),
    ...staticInfoOf(hotel),
    longDescription: hotel.longDescription[locale],
    directions: hotel.directions[locale],
    timeZone: hotel.destination.timeZone,
    vendor: { name: hotel.operator.name, phone: hotel.operator.phone },
    accessibility: inLanguage(hotel.accessibility),
    houseRules: inLanguage(hotel.houseRules),
    goodToKnow: inLanguage(hotel.goodToKnow),
    ...(oldest && { childrenUpToAge: oldest.upToAge }),
    rooms: hotel.rooms.map((room) => roomFacts(hotel, room, locale)),
    reviews: hotel.reviews
      .map(({ rating, date, traveller, text }) => ({ rating, date, author: traveller[locale], text: text[locale] }))
      .toSorted((a, b) => b.date.localeCompare(a.date)),
    from: regularPrice({ rates: catalogue.rates, currency }, hotel),
    currencyCode: currency,
  };
}
