import type { Locale } from '#contracts/common.ts';
import { machinePaths } from './machine-paths.ts';
import { productKindIds } from './products/registry.ts';
import { parseTourPath, paths } from './routes.ts';

/** What a page shows of the catalogue, as its `Cache-Tag` names it: caches forget pages by it. */
export const wholeTag = 'catalogue';
/** Pages with tours of all places. */
export const listsTag = 'tours';
export const tourTag = (tourId: string): string => `tour-${tourId}`;
/** Pages of cruises; they show tours of all places, too. */
export const cruisesTag = 'cruises';
/** Pages with the tours of a place. Tours of other places that are recommended below its list follow when the page is next made. */
export const cityTag = (city: string): string => `city-${city}`;

const listsOf = (locale: Locale): string[] => [
  paths.home(locale),
  paths.listing(locale),
  paths.topDestinations(locale),
  machinePaths.sitemap(locale),
];

/** Home has the sailings that come next, the sitemap all of them. */
const isOfCruises = (pathname: string, locale: Locale): boolean =>
  [paths.home(locale), paths.cruises(locale), machinePaths.sitemap(locale)].includes(pathname) ||
  pathname.startsWith(`${paths.cruises(locale)}/`);

const cityPath = new RegExp(`^/([^/]+)/(?:${productKindIds.join('|')})/([a-z0-9-]+)$`);

/** The city whose tours a page lists, whether or not there is such a one. @param locales of the brand */
export function listedCity(pathname: string, locales: readonly Locale[]): string | undefined {
  const [, locale, city] = cityPath.exec(pathname) ?? [];
  return locales.some((one) => one === locale) ? city : undefined;
}

/**
 * The tags of a page; none for one that shows nothing of the catalogue.
 * @param locales of the brand
 */
export function tagsOf(pathname: string, locales: readonly Locale[]): string[] {
  const tour = parseTourPath(pathname);
  if (tour) return locales.includes(tour.locale) ? [wholeTag, tourTag(tour.tourId)] : [];
  if (locales.some((locale) => isOfCruises(pathname, locale))) return [wholeTag, listsTag, cruisesTag];
  const city = listedCity(pathname, locales);
  if (city !== undefined) return [wholeTag, cityTag(city)];
  return locales.some((one) => listsOf(one).includes(pathname)) ? [wholeTag, listsTag] : [];
}

/** The pages that list the tours of these places, for caches that forget by address. */
export const listingPaths = (cities: readonly string[], locales: readonly Locale[]): string[] =>
  locales.flatMap((locale) => [
    ...listsOf(locale),
    ...cities.flatMap((city) => productKindIds.map((kind) => paths.city(locale, kind, city))),
  ]);
