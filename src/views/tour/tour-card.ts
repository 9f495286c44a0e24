import type { Locale } from '#contracts/common.ts';
import { durationText } from '#domain/duration.ts';
import type { CardTour } from '#domain/listing.ts';
import { priceText } from '#domain/money.ts';
import { promotionOf } from '#domain/promotion.ts';
import { isNew } from '#domain/rating.ts';
import { paths } from '#domain/routes.ts';
import type { FreeDay } from '#domain/free-days.ts';
import { whenQuery, withCruise, type When } from '#domain/when.ts';
import { ratingText } from '#domain/tour-texts.ts';
import { promotionMessages } from '#i18n/promotion/index.ts';
import type { TourCardView } from './TourCard.tsx';
import { freeText } from './when-text.ts';

type CardTexts = {
  from: string;
  onRequest: string;
  free: string;
  save: (values: { name: string }) => string;
  rating: (values: { rating: string }) => string;
  reviews: (values: { rating: string; count: number }) => string;
  newReviews: (values: { rating: string; count: number }) => string;
};

/** For when a list shows its tours, the tour's next free day where it is known, and how far it is from a known place. */
type CardContext = {
  when: When;
  free: FreeDay | undefined;
  away?: string | undefined;
  /** The sailing (`cruiseRouteUuid`) from which it is taken. */
  cruise?: string;
};

const nextOf = ({ when, free }: CardContext, locale: Locale) =>
  free ? { text: freeText(free, when.days !== null, locale), isScarce: free.placesLeft !== undefined } : { text: '', isScarce: false };

function offerOf(tour: CardTour, locale: Locale): Pick<TourCardView, 'offer'> {
  const promotion = promotionOf(tour);
  if (!promotion) return {};
  const { promoSavings: savings, originalPrice } = promotion;
  const say = promotionMessages(locale);
  return { offer: { savings: say.savings({ savings }), original: priceText(originalPrice, tour.currencyCode, locale), label: say.lowest } };
}

function queryOf(context: CardContext | undefined): string {
  const query = context ? whenQuery(context.when) : '';
  return context?.cruise === undefined ? query : withCruise(query, context.cruise);
}

/**
 * A tour in the words of its card. `imageHost` is the base URL of the image host, empty for the shop's own origin. With a `context` the
 * card has a line for the next free day, known or not, and its link carries what was asked for.
 */
export function tourCardView(tour: CardTour, locale: Locale, texts: CardTexts, imageHost: string, context?: CardContext) {
  const rating = ratingText(tour.averageRating, locale);
  const countText = isNew(tour) ? texts.newReviews : texts.reviews;
  const [city = '', ...rest] = tour.location.split(', ');
  return {
    tourId: tour.tourId,
    href: paths.tour(locale, tour.normalizedUrlPath) + queryOf(context),
    name: tour.tourName,
    description: tour.shortDescription,
    place: [city, rest.at(-1)].filter(Boolean).join(', '),
    kind: tour.categories[0]?.title ?? '',
    duration: tour.durations.slice(0, 1).map((minutes) => durationText(minutes, locale))[0] ?? '',
    free: tour.freeCancellation ? texts.free : '',
    price: priceText(tour.basePrice, tour.currencyCode, locale),
    from: texts.from,
    ...offerOf(tour, locale),
    save: texts.save({ name: tour.tourName }),
    image: { url: imageHost + tour.teaserImageUrl, alt: tour.tourName },
    ...(tour.reviewCount > 0
      ? {
          rating: { value: tour.averageRating, label: texts.rating({ rating }), count: countText({ rating, count: tour.reviewCount }) },
        }
      : {}),
    ...(context ? { next: nextOf(context, locale) } : {}),
    ...(context?.away ? { away: context.away } : {}),
    ...(tour.requireBookingApproval ? { badge: texts.onRequest } : {}),
  };
}
