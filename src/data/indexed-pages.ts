import type { Fetch } from '#api/request.ts';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import type { IndexedPage } from '#domain/sitemap.ts';
import { slugOf } from '#domain/words.ts';
import { getContentTwins } from './content-pages.ts';
import { getWholeFleet, linesOf } from './cruises.ts';
import { getCityListings } from './listings.ts';
import { alternatesOf } from '#domain/offered-locales.ts';
import { articlePaths } from './magazine.ts';
import { getTours } from './tours.ts';

const everywhere = (locale: Locale, path: (locale: Locale) => string): IndexedPage => ({
  path: path(locale),
  alternates: alternatesOf(path),
});

/** Pages that lead on to others. */
const entrances = (locale: Locale): IndexedPage[] => [paths.home, paths.listing].map((path) => everywhere(locale, path));

const cityPages = async (locale: Locale, ask?: Fetch): Promise<IndexedPage[]> =>
  (await getCityListings(locale, ask)).map(({ productType, city }) => everywhere(locale, (other) => paths.city(other, productType, city)));

const tourPages = async (locale: Locale, ask?: Fetch): Promise<IndexedPage[]> =>
  (await getTours(locale, ask)).map(({ normalizedUrlPath }) => everywhere(locale, (other) => paths.tour(other, normalizedUrlPath)));

async function cruisePages(locale: Locale, ask?: Fetch): Promise<IndexedPage[]> {
  const fleet = await getWholeFleet(locale, ask);
  const sailings = fleet.flatMap((ship) => ship.sailings);
  return [
    ...linesOf(fleet).map(({ line }) => everywhere(locale, (other) => paths.line(other, slugOf(line.name)))),
    ...fleet.map(({ ship }) => everywhere(locale, (other) => paths.ship(other, slugOf(ship.name)))),
    ...sailings.map(({ cruiseRouteUuid }) => everywhere(locale, (other) => paths.cruise(other, cruiseRouteUuid))),
  ];
}

const articles = async (locale: Locale): Promise<IndexedPage[]> =>
  (await articlePaths())
    .filter(({ props }) => props.locale === locale)
    .map(({ props: { article, alternates } }) => ({ path: article.path, alternates, changed: article.published }));

const editorsPages = async (locale: Locale): Promise<IndexedPage[]> =>
  (await getContentTwins())
    .filter((one) => one.locale === locale)
    .map(({ page, alternates }) => ({ path: page.path, alternates, ...(page.updated ? { changed: page.updated } : {}) }));

/** Every page of a locale that search engines may list: those that give `alternates` to their layout and do not forbid it. */
export const getIndexedPages = async (locale: Locale, ask?: Fetch): Promise<IndexedPage[]> =>
  [
    entrances(locale),
    ...(await Promise.all([
      cityPages(locale, ask),
      tourPages(locale, ask),
      cruisePages(locale, ask),
      articles(locale),
      editorsPages(locale),
    ])),
  ].flat();
