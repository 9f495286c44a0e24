import type { Locale } from '#contracts/common.ts';
import type { Location } from '#contracts/locations.ts';
import type { SearchResult } from '#contracts/search.ts';
import type { TourSummary } from '#contracts/tours.ts';
import { paths } from './routes.ts';

/** A place or a tour in the list below the search box (requirements 2, "Search box"). */
export type Suggestion = {
  kind: 'place' | 'tour';
  id: string;
  href: string;
  name: string;
  place: string;
  categories: string;
  description: string;
  image: string;
};

/** What the list shows of a place. */
export type Place = Pick<Location, 'id' | 'name' | 'stateName' | 'countryName' | 'teaserImageUrl'>;

/** Requirements 9: as many places as the service would suggest. */
const topPlacesShown = 8;

/** What an empty box offers, and no more of it than the list shows: it travels in the page. */
export const topPlacesOf = (places: readonly Location[]): Place[] =>
  places
    .slice(0, topPlacesShown)
    .map(({ id, name, stateName, countryName, teaserImageUrl }) => ({ id, name, stateName, countryName, teaserImageUrl }));

export const placeSuggestion = (place: Place, locale: Locale): Suggestion => ({
  kind: 'place',
  id: place.id,
  href: paths.city(locale, 'tours', place.id),
  name: place.name,
  place: [place.stateName, place.countryName].filter(Boolean).join(', '),
  categories: '',
  description: '',
  image: place.teaserImageUrl,
});

const tourSuggestion = (tour: TourSummary, locale: Locale): Suggestion => ({
  kind: 'tour',
  id: tour.tourId,
  href: paths.tour(locale, tour.normalizedUrlPath),
  name: tour.tourName,
  place: tour.location.split(', ')[0] ?? '',
  categories: tour.categories.map(({ title }) => title).join(', '),
  description: tour.shortDescription,
  image: tour.teaserImageUrl,
});

/** What fits best comes first. */
export function suggestionsOf({ bestMatchType, tours, locations }: SearchResult, locale: Locale): Suggestion[] {
  const places = locations.map((place) => placeSuggestion(place, locale));
  const found = tours.map((tour) => tourSuggestion(tour, locale));
  return bestMatchType === 'location' ? [...places, ...found] : [...found, ...places];
}
