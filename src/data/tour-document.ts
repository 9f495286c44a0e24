import { IMAGE_URL } from 'astro:env/client';
import type { Fetch } from '#api/request.ts';
import type { Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { paths } from '#domain/routes.ts';
import { alternatesOf } from '#domain/offered-locales.ts';
import type { CityMap } from '#domain/city-map.ts';
import { getMap } from './maps.ts';
import { getRelated, type Related } from './related-tours.ts';
import { tourPicture, type SharedPicture } from './shared-picture.ts';
import { getSite, type Site } from './site.ts';
import { cityOf } from './tours.ts';

/** What a tour's page is made of. */
export type TourDocument = {
  locale: Locale;
  tour: TourDetails;
  alternates: Partial<Record<Locale, string>>;
  picture: SharedPicture;
  /** Of its city, where editors have drawn one. */
  map: CityMap | undefined;
  site: Site;
  related: Related;
};

/**
 * @param tour as it stands in a page: its HTML is sanitised
 * @param ask how the services are asked, where that is not over the network
 */
export const tourDocument = async (locale: Locale, tour: TourDetails, ask?: Fetch): Promise<TourDocument> => ({
  locale,
  tour,
  alternates: alternatesOf((other) => paths.tour(other, tour.normalizedUrlPath)),
  picture: tourPicture(tour, IMAGE_URL),
  map: await getMap(cityOf(tour), locale),
  site: await getSite(locale),
  related: await getRelated(locale, tour, ask),
});
