import type { Locale } from '#contracts/common.ts';
import { durationText } from '#domain/duration.ts';
import type { CardTour } from '#domain/listing.ts';
import { priceText } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { ratingText } from '#domain/tour-texts.ts';

type CardTexts = {
  from: string;
  onRequest: string;
  save: (values: { name: string }) => string;
  rating: (values: { rating: string }) => string;
  reviews: (values: { rating: string; count: number }) => string;
};

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
    facts: [tour.categories[0]?.title, ...tour.durations.slice(0, 1).map((minutes) => durationText(minutes, locale))]
      .filter(Boolean)
      .join(' · '),
    price: priceText(tour.basePrice, tour.currencyCode, locale),
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
