import { ratingOffset, type FoundHotel } from '#contracts/hotels.ts';
import type { Locale } from '#contracts/common.ts';
import { distanceBetween } from '#domain/distance.ts';
import type { Hotel } from '../catalogue/hotels.ts';
import { hotelPicturePathsOf } from '../catalogue/picture-path.ts';

type Rated = Pick<Hotel, 'reviews'>;

const averageRating = ({ reviews }: Rated): number =>
  Math.round((reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length) * 10) / 10;

/** Requirements 9: what the wire calls so many stars. */
export const ratingOf = ({ stars = 0 }: Pick<Hotel, 'stars'>): number => ratingOffset + stars;

/** What every answer says of a hotel. */
export function headOf(hotel: Hotel, language: Locale) {
  const { destination, latitude, longitude, lodgingType, pictures } = hotel;
  return {
    hotelid: hotel.hotelId,
    hotelName: hotel.hotelName,
    cityCode: destination.id,
    language,
    locationUuid: destination.locationUuid,
    rating: ratingOf(hotel),
    lodgingType,
    area: hotel.area[language],
    shortDescription: hotel.shortDescription[language],
    latitude,
    longitude,
    distance: Math.round(distanceBetween(destination, hotel) * 10) / 10,
    averageRating: averageRating(hotel),
    reviewCount: hotel.reviews.length,
    images: hotelPicturePathsOf(hotel).map((thumb, index) => ({ thumb, alt: pictures[index]?.alt[language] ?? hotel.hotelName })),
  };
}

export const staticInfoOf = ({ address, checkIn, checkOut, amenities }: Hotel): NonNullable<FoundHotel['staticInfo']> => ({
  address,
  checkIn,
  checkOut,
  amenities,
});
