import type { Locale } from '#contracts/common.ts';
import type { TourSummary } from '#contracts/tours.ts';
import { numberFormat } from './formatters.ts';
import { paths } from './routes.ts';
import { basePriceText, ratingText } from './tour-texts.ts';

/** What a card shows of a tour. */
export type CardTour = Pick<
  TourSummary,
  | 'tourId'
  | 'normalizedUrlPath'
  | 'tourName'
  | 'shortDescription'
  | 'location'
  | 'categories'
  | 'durations'
  | 'basePrice'
  | 'currencyCode'
  | 'teaserImageUrl'
  | 'averageRating'
  | 'reviewCount'
  | 'requireBookingApproval'
>;

export type DurationTexts = { hours: (count: number) => string; minutes: (count: number) => string; days: (count: number) => string };
type CardTexts = DurationTexts & {
  from: string;
  onRequest: string;
  save: (values: { name: string }) => string;
  rating: (values: { rating: string }) => string;
  reviews: (values: { rating: string; count: number }) => string;
};

const decimalText = (value: number, locale: string): string => numberFormat(locale, { maximumFractionDigits: 1 }).format(value);

const dayMinutes = 24 * 60;

/** Days that a visit of so many minutes takes up, the last one begun; 0 for one of less than a day. */
export const daysBegun = (minutes: number): number => (minutes < dayMinutes ? 0 : Math.ceil(minutes / dayMinutes));

/** `3 hours`, `90 minutes`, `2 days`; in halves of hours from two hours on. */
export function durationText(minutes: number, locale: string, texts: DurationTexts): string {
  const days = daysBegun(minutes);
  if (days > 0) return texts.days(days);
  if (minutes < 120 && minutes % 60 !== 0) return texts.minutes(minutes);
  const hours = Math.round(minutes / 30) / 2;
  return texts.hours(hours).replace(String(hours), decimalText(hours, locale));
}

/** A tour in the words of its card. `imageHost` is the base URL of the image host, empty for the shop's own origin. */
export function tourCardView(tour: CardTour, locale: Locale, texts: CardTexts, imageHost: string) {
  const rating = ratingText(tour.averageRating, locale);
  const [city = '', ...rest] = tour.location.split(', ');
  return {
    tourId: tour.tourId,
    href: paths.tour(locale, tour.normalizedUrlPath),
    name: tour.tourName,
    description: tour.shortDescription,
    place: [city, rest.at(-1)].filter(Boolean).join(', '),
    facts: [tour.categories[0]?.title, ...tour.durations.slice(0, 1).map((minutes) => durationText(minutes, locale, texts))]
      .filter(Boolean)
      .join(' · '),
    price: basePriceText(tour, locale),
    from: texts.from,
    save: texts.save({ name: tour.tourName }),
    image: { url: imageHost + tour.teaserImageUrl, alt: tour.tourName },
    ...(tour.reviewCount > 0
      ? {
          rating: { value: tour.averageRating, label: texts.rating({ rating }), count: texts.reviews({ rating, count: tour.reviewCount }) },
        }
      : {}),
    ...(tour.requireBookingApproval ? { badge: texts.onRequest } : {}),
  };
}
