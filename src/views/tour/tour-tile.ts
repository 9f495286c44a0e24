import type { Locale } from '#contracts/common.ts';
import type { TourSummary } from '#contracts/tours.ts';
import { durationText } from '#domain/duration.ts';
import { paths } from '#domain/routes.ts';
import { ratingText } from '#domain/tour-texts.ts';
import type { TourTileView } from './TourTiles.tsx';

/** A tour in the words of its tile. `imageHost` is the base URL of the image host, empty for the shop's own origin. */
export function tourTileView(
  tour: TourSummary,
  locale: Locale,
  texts: { rating: (values: { rating: string }) => string },
  imageHost: string,
): TourTileView {
  const text = ratingText(tour.averageRating, locale);
  return {
    href: paths.tour(locale, tour.normalizedUrlPath),
    name: tour.tourName,
    place: tour.location.split(', ')[0] ?? '',
    duration: durationText(tour.durations[0] ?? 0, locale),
    image: imageHost + tour.teaserImageUrl,
    ...(tour.reviewCount > 0 ? { rating: { value: tour.averageRating, text, label: texts.rating({ rating: text }) } } : {}),
  };
}
