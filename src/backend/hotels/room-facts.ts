import type { Locale } from '#contracts/common.ts';
import type { HotelContent } from '#contracts/hotel-content.ts';
import type { Hotel, Room } from '../catalogue/hotels.ts';
import { hotelPicturePathsOf } from '../catalogue/picture-path.ts';

/** What is true of a room whatever the day. */
export function roomFacts(hotel: Hotel, room: Room, locale: Locale): HotelContent['rooms'][number] {
  const { id: roomId, beds, bathroom, size, occupancy, amenities, picture } = room;
  return {
    roomId,
    name: room.name[locale],
    description: room.description[locale],
    beds,
    bathroom,
    size,
    occupancy,
    amenities,
    image: {
      url: hotelPicturePathsOf(hotel)[picture - 1] ?? '',
      alt: hotel.pictures[picture - 1]?.alt[locale] ?? room.name[locale],
    },
  };
}
