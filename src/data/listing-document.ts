import type { Fetch } from '#api/request.ts';
import type { Locale } from '#contracts/common.ts';
import type { Choices } from '#domain/listing.ts';
import { getDestinations } from './destinations.ts';
import { getWholeListing } from './listings.ts';
import { getSite } from './site.ts';

/**
 * What the page with all tours is made of.
 * @param ask how the services are asked, where that is not over the network
 * @param choices what a shopper has asked for in the address
 */
export async function listingDocument(locale: Locale, ask?: Fetch, choices?: Choices) {
  const [destinations, listing, site] = await Promise.all([
    getDestinations(locale),
    getWholeListing(locale, ask, choices),
    getSite(locale),
  ]);
  return { locale, destinations, listing, site };
}

export type ListingDocument = Awaited<ReturnType<typeof listingDocument>>;
