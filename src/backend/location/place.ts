import type { Locale } from '#contracts/common.ts';
import type { Location } from '#contracts/locations.ts';
import type { Catalogue, Destination } from '../catalogue/catalogue.ts';
import { cityPicturePath } from '../catalogue/picture-path.ts';

/** A place as the location service shows it; a link is there where it has tours, and where it has hotels. */
export function locationOf({ tours, hotels }: Catalogue, place: Destination, locale: Locale): Location {
  const hasHotels = [...hotels.values()].some(({ destination }) => destination.id === place.id);
  const hasTours = [...tours.values()].some(({ destination }) => destination.id === place.id);
  return {
    locationUuid: place.locationUuid,
    id: place.id,
    name: place.name[locale],
    stateName: place.stateName[locale],
    countryName: place.countryName[locale],
    latitude: place.latitude,
    longitude: place.longitude,
    teaserImageUrl: cityPicturePath(place.id),
    _links: {
      ...(hasTours && { tours: { href: `/api/vendor/tours?location=${place.id}` } }),
      ...(hasHotels && { hotels: { href: `/api/vendor/booking/hotels/${place.id}` } }),
    },
  };
}
