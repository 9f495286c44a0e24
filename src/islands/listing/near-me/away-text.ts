import type { Locale } from '#contracts/common.ts';
import type { NamedPlace } from '#contracts/search.ts';
import { distanceBetween } from '#domain/distance.ts';
import { distanceText } from '#domain/distance-text.ts';
import type { ListedTour } from '#domain/listing.ts';
import { distanceMessages } from '#i18n/distance/index.ts';

/** How far a tour's start is: `600 m from the Pantheon`. */
export const awayText = ({ startingPointInformation: start }: ListedTour, place: NamedPlace, locale: Locale): string =>
  distanceMessages(locale).away({ distance: distanceText(distanceBetween(place, start), locale), from: place.from });
