import type { Locale } from '#contracts/common.ts';
import type { Location } from '#contracts/locations.ts';
import type { Catalogue, Destination } from '../catalogue/catalogue.ts';
import { cityPicturePath } from '../catalogue/picture-path.ts';

/** A place as the location service shows it; the link is there where it has tours. */
export function locationOf({ tours }: Catalogue, place: Destination, locale: Locale): Location {
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
    _links: hasTours ? { tours: { href: `/api/vendor/tours?location=${place.id}` } } : {},
  };
}
