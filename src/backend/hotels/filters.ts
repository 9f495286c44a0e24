import { amenityIds, boardIds, lodgingTypes } from '#contracts/hotel-attributes.ts';
import type { Locale } from '#contracts/common.ts';
import type { HotelSearch } from '#contracts/hotels.ts';
import { hotelAttributeMessages } from '#i18n/hotel-attributes/index.ts';
import type { Hotel } from '../catalogue/hotels.ts';
import { ratingOf } from './head.ts';

type Value = string | number;

/** Whether a house has each of these amenities. */
export const hasAll = ({ amenities }: Hotel, wanted: readonly Value[]): boolean =>
  wanted.every((value) => amenities.some((amenity) => amenity === value));

/** Whether a house is of one of the ratings and types that are asked for. */
export const isHouse = (hotel: Hotel, conditions: HotelSearch['conditions']): boolean =>
  conditions.every(({ fieldName, fieldValues }) => {
    if (fieldName === 'rating') return fieldValues.includes(ratingOf(hotel));
    return fieldName !== 'lodgingType' || fieldValues.includes(hotel.lodgingType);
  });

const sells = ({ ratePlans }: Hotel, isSo: (plan: Hotel['ratePlans'][number]) => boolean): boolean =>
  ratePlans.some((plan) => !plan.isForMembers && isSo(plan));

/** Requirements 7: what hotels can be filtered by; values that none of them has are left out. */
export function filterOptionsOf(hotels: readonly Hotel[], locale: Locale) {
  const t = hotelAttributeMessages(locale);
  const value = (id: Value, title: string, isSo: (hotel: Hotel) => boolean) => ({ id, title, count: hotels.filter(isSo).length });
  const stars = [...new Set(hotels.map(({ stars: of = 0 }) => of))].sort((a, b) => b - a);
  const options = [
    {
      id: 'rating' as const,
      values: stars.map((of) =>
        value(ratingOf({ stars: of }), of === 0 ? t.noStars : t.stars(of), (hotel) => ratingOf(hotel) === ratingOf({ stars: of })),
      ),
    },
    {
      id: 'lodgingType' as const,
      values: lodgingTypes.map((type) => value(type, t[`lodging-${type}`], ({ lodgingType }) => lodgingType === type)),
    },
    { id: 'amenity' as const, values: amenityIds.map((id) => value(id, t[`amenity-${id}`], (hotel) => hasAll(hotel, [id]))) },
    {
      id: 'board' as const,
      values: boardIds.map((id) => value(id, t[`board-${id}`], (hotel) => sells(hotel, ({ board }) => board === id))),
    },
    {
      id: 'freeCancellation' as const,
      values: [
        value('true', t.freeCancellation, (hotel) =>
          sells(hotel, ({ cancellationTerms }) => cancellationTerms.some(({ share }) => share === 1)),
        ),
      ],
    },
  ];
  return options
    .map(({ id, values }) => ({ id, values: values.filter(({ count }) => count > 0) }))
    .filter(({ values }) => values.length > 0);
}
