import { IMAGE_URL } from 'astro:env/client';
import type { Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { paths } from '#domain/routes.ts';
import { alternatesOf } from './locales.ts';
import { tourPicture, type SharedPicture } from './shared-picture.ts';
import { getSite, type Site } from './site.ts';

/** What a tour's page is made of. */
export type TourDocument = {
  locale: Locale;
  tour: TourDetails;
  alternates: Partial<Record<Locale, string>>;
  picture: SharedPicture;
  site: Site;
};

/** @param tour as it stands in a page: its HTML is sanitised */
export const tourDocument = async (locale: Locale, tour: TourDetails): Promise<TourDocument> => ({
  locale,
  tour,
  alternates: alternatesOf((other) => paths.tour(other, tour.normalizedUrlPath)),
  picture: tourPicture(tour, IMAGE_URL),
  site: await getSite(locale),
});
