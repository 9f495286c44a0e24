import type { Locale } from '#contracts/common.ts';
import type { TourSummary } from '#contracts/tours.ts';
import { pagePathOf, type Catalogue, type Destination, type Tour } from '../catalogue/catalogue.ts';
import { picturePath, placeCategory } from '../catalogue/picture-path.ts';
import { basePriceOf, type Market } from '../catalogue/prices.ts';

/** `Rome, Lazio, Italy`: the parts that are not empty (requirements 3, "Destination"). */
const placeLabel = ({ name, stateName, countryName }: Destination, locale: Locale): string =>
  [name[locale], stateName[locale], countryName[locale]].filter(Boolean).join(', ');

export const averageRating = ({ reviews }: Tour): number =>
  Math.round((reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length) * 10) / 10;

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
    currencyCode: currency,
    teaserImageUrl: picturePath(destination.id, categories[0] ?? placeCategory),
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
    reviewCount: tour.reviews.length,
    requireBookingApproval: tour.requireBookingApproval,
  };
}
