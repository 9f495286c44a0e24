import type { Locale } from '#contracts/common.ts';
import type { TourSummary } from '#contracts/tours.ts';
import { pagePathOf, type Catalogue, type Destination, type Tour } from '../catalogue/catalogue.ts';
import { timesOfDay, weekdaysOf } from '../catalogue/departures-of-week.ts';
import { picturePathsOf } from '../catalogue/picture-path.ts';
import { basePriceOf, promotionOn, type Market } from '../catalogue/prices.ts';

/** `Rome, Lazio, Italy`: the parts that are not empty (requirements 3, "Destination"). */
const placeLabel = ({ name, stateName, countryName }: Destination, locale: Locale): string =>
  [name[locale], stateName[locale], countryName[locale]].filter(Boolean).join(', ');

/** The catalogue's samples and what guests have written. */
export const reviewCount = ({ reviews, guests }: Tour): number => reviews.length + (guests?.count ?? 0);

export const averageRating = (tour: Tour): number => {
  const sum = tour.reviews.reduce((stars, { rating }) => stars + rating, tour.guests?.sum ?? 0);
  return Math.round((sum / reviewCount(tour)) * 10) / 10;
};

export const isFreelyCancelled = ({ cancellationTerms }: Tour): boolean => cancellationTerms.some(({ share }) => share === 1);

/** A tour as it shows on a card (requirements 3, "Tour summary"). */
export function summaryOf(catalogue: Catalogue, tour: Tour, market: Market): TourSummary {
  const { locale, currency } = market;
  const { destination, startingPoint, categories } = tour;
  return {
    tourId: tour.tourId,
    productType: tour.productType,
    tourName: tour.tourName[locale],
    subTitle: tour.subTitle[locale],
    shortDescription: tour.shortDescription[locale],
    basePrice: basePriceOf(catalogue, tour, currency),
    ...promotionOn(catalogue, tour, currency),
    currencyCode: currency,
    teaserImageUrl: picturePathsOf(tour)[0],
    normalizedUrlPath: pagePathOf(tour),
    excludedTour: false,
    multiDay: tour.durationMinutes >= 24 * 60,
    languages: tour.languages,
    durations: [tour.durationMinutes],
    categories: categories.map((id) => ({ id, title: catalogue.categoryLabels[id][locale] })),
    startingPointInformation: { latitude: startingPoint.latitude, longitude: startingPoint.longitude },
    vendor: { name: tour.operator.name },
    location: placeLabel(destination, locale),
    locationUuid: destination.locationUuid,
    averageRating: averageRating(tour),
    reviewCount: reviewCount(tour),
    requireBookingApproval: tour.requireBookingApproval,
    suits: tour.suits,
    setting: tour.setting,
    effort: tour.effort,
    access: tour.access,
    timesOfDay: timesOfDay(tour),
    weekdays: weekdaysOf(tour),
    freeCancellation: isFreelyCancelled(tour),
  };
}
