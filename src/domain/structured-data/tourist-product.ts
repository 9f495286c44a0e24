import type { ItemListLeaf, MergeLeafTypes, OfferLeaf, ProductLeaf, ReviewLeaf, TouristTripLeaf } from 'schema-dts';
import type { Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { numberFormat } from '../formatters.ts';
import { promotionOf } from '../promotion.ts';
import { paths } from '../routes.ts';
import { absolute } from './address.ts';

type TouristProduct = MergeLeafTypes<[ProductLeaf, TouristTripLeaf]>;
type Rated = Pick<TourDetails, 'averageRating' | 'reviewCount' | 'reviews'>;

/** Rounded as the page shows it. */
const shown = (rating: number): number => Number(numberFormat('en', { maximumFractionDigits: 1 }).format(rating));

const itineraryOf = (stops: NonNullable<TourDetails['itinerary']>): ItemListLeaf => ({
  '@type': 'ItemList',
  numberOfItems: stops.length,
  itemListElement: stops.map(({ name, description }, index) => ({ '@type': 'ListItem', position: index + 1, name, description })),
});

const reviewOf = ({ rating, date, author, text }: TourDetails['reviews'][number]): ReviewLeaf => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: date,
  reviewBody: text,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
});

const ratingsOf = ({ averageRating, reviewCount, reviews }: Rated): Pick<ProductLeaf, 'aggregateRating' | 'review'> => ({
  ...(reviewCount > 0
    ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: shown(averageRating), reviewCount, bestRating: 5 } }
    : {}),
  ...(reviews.length > 0 ? { review: reviews.map(reviewOf) } : {}),
});

/** Until when the price is to be had, and the price that the page strikes through. https://schema.org/priceType */
function promotionIn(tour: TourDetails): Pick<OfferLeaf, 'priceValidUntil' | 'priceSpecification'> {
  const promotion = promotionOf(tour);
  if (!promotion) return {};
  const specification = {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: promotion.originalPrice,
    priceCurrency: tour.currencyCode,
  } as const;
  return { priceValidUntil: promotion.promoBookUntil, priceSpecification: specification };
}

/** The price that the page starts from. Which days are left is known to the browser alone, so only the way of booking is said. */
const offerOf = (tour: TourDetails, url: string): OfferLeaf => ({
  '@type': 'Offer',
  price: tour.basePrice,
  priceCurrency: tour.currencyCode,
  ...promotionIn(tour),
  availability: tour.requireBookingApproval ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock',
  url,
});

/**
 * A tour: a product for its price and ratings, a trip for what it is. https://schema.org/Product, https://schema.org/TouristTrip
 * @param images paths or addresses of its pictures
 */
export function touristProduct(tour: TourDetails, locale: Locale, images: readonly string[], site: URL | undefined): TouristProduct {
  const url = absolute(paths.tour(locale, tour.normalizedUrlPath), site);
  return {
    '@type': ['Product', 'TouristTrip'],
    name: tour.tourName,
    description: tour.shortDescription,
    url,
    image: images.map((image) => absolute(image, site)),
    provider: { '@type': 'Organization', name: tour.vendor.name },
    ...(tour.itinerary && { itinerary: itineraryOf(tour.itinerary) }),
    offers: offerOf(tour, url),
    ...ratingsOf(tour),
  };
}
