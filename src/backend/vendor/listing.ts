import type { CategoryId, ProductType } from '#contracts/common.ts';
import { isListedIn, productKinds, type ProductKinds } from '#domain/products/registry.ts';
import type { TourSummary } from '#contracts/tours.ts';
import type { Catalogue, Tour } from '../catalogue/catalogue.ts';

type Page = { page: number; size: number };

export type TourPage = {
  _embedded?: { tourList: TourSummary[] };
  _links: { next?: { href: string } };
  page: { size: number; totalElements: number; totalPages: number; number: number };
};

export const isIn = ({ destination }: Tour, place: string): boolean =>
  destination.id === place.toLowerCase() || destination.locationUuid === place.toLowerCase();

export type Wanted = {
  /** City id or locationUuid. */
  location?: string | undefined;
  /** The first of the tour's categories. */
  category?: CategoryId | undefined;
  tourIds?: readonly string[] | undefined;
};

/** @param wanted what is left out excludes nothing */
export const toursOf = (
  catalogue: Catalogue,
  productType: ProductType,
  { location, category, tourIds }: Wanted,
  kinds: ProductKinds = productKinds,
): Tour[] =>
  [...catalogue.tours.values()].filter(
    (tour) =>
      isListedIn(tour.productType, productType, kinds) &&
      (!location || isIn(tour, location)) &&
      (!category || tour.categories[0] === category) &&
      (!tourIds || tourIds.includes(tour.tourId)),
  );

/** One HAL page of a list; `url` is the request's own, for the link to the next page. */
export function pageOf(tours: readonly Tour[], { page, size }: Page, url: string, summary: (tour: Tour) => TourSummary): TourPage {
  const items = tours.slice(page * size, (page + 1) * size).map(summary);
  const { pathname, searchParams } = new URL(url);
  searchParams.set('page', String(page + 1));
  return {
    ...(items.length > 0 && { _embedded: { tourList: items } }),
    _links: (page + 1) * size < tours.length ? { next: { href: `${pathname}?${searchParams}` } } : {},
    page: { size, totalElements: tours.length, totalPages: Math.ceil(tours.length / size), number: page },
  };
}
