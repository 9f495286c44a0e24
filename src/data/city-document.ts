import { IMAGE_URL } from 'astro:env/client';
import type { Fetch } from '#api/request.ts';
import type { Locale } from '#contracts/common.ts';
import { offeredLocales } from '#domain/offered-locales.ts';
import { getDestinations, getDestinationText } from './destinations.ts';
import { getCityListings, type CityListing } from './listings.ts';
import { getMap } from './maps.ts';
import { getPromotedRow } from './promoted-tours.ts';
import { hostedPicture, posterPicture } from './shared-picture.ts';
import { getSite } from './site.ts';
import { cityOf } from './tours.ts';

/**
 * What a city's page is made of.
 * @param ask given on demand: then nothing can be drawn from the poster, and a tour's picture is shared
 * @throws Error when editors have written nothing about the city
 */
export async function cityDocument(locale: Locale, listing: CityListing, ask?: Fetch) {
  const destinations = await getDestinations(locale);
  const place = destinations.find(({ id }) => id === listing.city);
  if (!place) throw new Error(`content/destinations/${locale}/${listing.city}.md is missing`);
  const [tour] = listing.tours;
  const [Text, picture, site, map, promoted] = await Promise.all([
    getDestinationText(locale, listing.city),
    ask && tour ? hostedPicture(tour.teaserImageUrl, tour.tourName, IMAGE_URL) : posterPicture(place),
    getSite(locale),
    getMap(listing.city, locale),
    getPromotedRow(locale, (one) => cityOf(one) === listing.city, ask),
  ]);
  const others = destinations.filter(({ id }) => id !== listing.city);
  return { locale, listing, place, others, promoted, Text, picture, site, map };
}

export type CityDocument = Awaited<ReturnType<typeof cityDocument>>;

/** One page for each listing in each locale. */
export async function getCityPages() {
  const ofLocale = async (locale: Locale) =>
    (await getCityListings(locale)).map((listing) => ({
      params: { locale, productType: listing.productType, city: listing.city },
      props: { locale, listing },
    }));
  return (await Promise.all(offeredLocales.map(ofLocale))).flat();
}
