import { listingMessages } from '#i18n/listing/index.ts';
import type { Listing } from '#stores/listing/tours.ts';

/** Spec section 2, found-count banner: 'FOUND {count} {product type}'. */
export function foundText({ locale, productType, location }: Listing, count: number): string {
  const t = listingMessages(locale);
  if (productType === 'activities') return t.foundActivities(count);
  if (productType === 'shows') return t.foundShows(count);
  return location ? t.foundTours(count) : t.found(count);
}
