import type { Locale } from '#contracts/common.ts';
import { cityTag, cruisesTag, listingPaths, listsTag, tourTag, wholeTag } from '#domain/page-tags.ts';
import { parseTourPath, paths } from '#domain/routes.ts';
import { differingTours, type TourDigests } from '#domain/tour-digests.ts';
import { slugOf } from '#domain/words.ts';
import { pagePathOf } from '../catalogue/catalogue.ts';
import type { CatalogueChange, TourChange } from '../catalogue/change.ts';
import type { CruiseLine, CruiseRoute, Cruises, CruiseShip } from '../catalogue/cruises.ts';
import type { CatalogueFiles } from '../catalogue/read-file.ts';

/** The files of the catalogue that pages were built from, by their paths: the hash of each, and the tour that it was of. */
export type BuiltFiles = Readonly<Record<string, { hash: string; tourId?: string }>>;

const tourFile = /^tours\/([^/]+)\/(?!operators\.yaml$)[^/]+$/;

const tourIdOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'tourId' in value && typeof value.tourId === 'string' ? value.tourId : undefined;

/** What a build leaves word of. */
export type Built = {
  /** ISO 8601. */
  at: string;
  files: BuiltFiles;
  /** Where the vendor service is elsewhere: its tours. */
  tours?: TourDigests;
  /** The promotions that pages show, by tour; absent: none. */
  promotions?: TourDigests;
};

/** What a build keeps of the files that it was made from. */
export const builtFilesOf = (files: CatalogueFiles): BuiltFiles =>
  Object.fromEntries(
    [...files].map(([path, { hash, value }]) => {
      const tourId = tourIdOf(value);
      return [path, { hash, ...(tourId === undefined ? {} : { tourId }) }];
    }),
  );

function tagsOfFiles(built: BuiltFiles, files: CatalogueFiles): string[] {
  const differing = [...new Set([...Object.keys(built), ...files.keys()])].filter((path) => built[path]?.hash !== files.get(path)?.hash);
  return differing.flatMap((path) => {
    // No page shows hotels.
    if (path.startsWith('hotels/')) return [];
    const city = tourFile.exec(path)?.[1];
    if (city === undefined) return [path.startsWith('cruises/') ? cruisesTag : wholeTag];
    const tourIds = [built[path]?.tourId, tourIdOf(files.get(path)?.value)].filter((id) => id !== undefined);
    return [...tourIds.map(tourTag), cityTag(city), listsTag];
  });
}

const placesOf = (tours: readonly string[]) => tours.flatMap((path) => parseTourPath(`/en/${path}`) ?? []);

/** The tags of the pages that show these tours. @param tours their `normalizedUrlPath`s */
export const tagsWith = (tours: readonly string[]): string[] => [
  ...new Set(placesOf(tours).flatMap(({ tourId, city }) => [tourTag(tourId), cityTag(city), listsTag])),
];

/** The paths of these pages. @param locales of the brand */
export const pathsWith = (tours: readonly string[], locales: readonly Locale[]): string[] => [
  ...listingPaths([...new Set(placesOf(tours).map(({ city }) => city))], locales),
  ...locales.flatMap((locale) => tours.map((path) => paths.tour(locale, path))),
];

type Now = {
  files: CatalogueFiles | undefined;
  /** When a vendor service elsewhere has changed which tours. */
  noticed: ReadonlyMap<string, Date>;
  /** Tours that guests have reviewed: a build has no database, and shows none of it. */
  reviewed?: readonly string[];
  /** The promotions of now, by tour. */
  promotions?: TourDigests;
};

/** The tags of the pages that were built from something else than what there is now; none where the build has left no word. */
export function outdatedTags(built: Built | undefined, { files, noticed, reviewed = [], promotions = {} }: Now): ReadonlySet<string> {
  if (!built) return new Set();
  const at = Date.parse(built.at);
  const later = [...noticed].filter(([, changedAt]) => changedAt.getTime() > at).map(([path]) => path);
  const promoted = differingTours(built.promotions ?? {}, promotions);
  return new Set([...(files ? tagsOfFiles(built.files, files) : []), ...tagsWith([...later, ...reviewed, ...promoted])]);
}

const versionsOf = (tours: readonly TourChange[]) =>
  tours.flatMap(({ before, after }) => [before, after]).filter((tour) => tour !== undefined);

/** The tags of the pages that a change is on. */
export function changedTags({ isWhole, tours, cruisesBefore }: CatalogueChange): ReadonlySet<string> {
  if (isWhole) return new Set([wholeTag]);
  const ofTours = versionsOf(tours).flatMap(({ tourId, destination }) => [tourTag(tourId), cityTag(destination.id), listsTag]);
  return new Set([...ofTours, ...(cruisesBefore ? [cruisesTag] : [])]);
}

type Cruising = { routes: readonly CruiseRoute[]; ships: readonly CruiseShip[]; lines: readonly CruiseLine[] };

const allOf = ({ routes, ships, lines }: Cruises): Cruising => ({ routes: [...routes.values()], ships: [...ships.values()], lines });

/** What calls at a port of one of these cities: pages of cruises show the tours there. */
function callingAt({ routes }: Cruises, cities: readonly string[]): Cruising {
  const calling = [...routes.values()].filter(({ calls }) =>
    calls.some(({ port }) => port.city !== undefined && cities.includes(port.city)),
  );
  const ships = [...new Set(calling.map(({ ship }) => ship))];
  return { routes: calling, ships, lines: [...new Set(ships.map(({ line }) => line))] };
}

const cruisePaths = ({ routes, ships, lines }: Cruising, locale: Locale): string[] => [
  paths.cruises(locale),
  ...routes.map(({ cruiseRouteUuid }) => paths.cruise(locale, cruiseRouteUuid)),
  ...ships.map(({ name }) => paths.ship(locale, slugOf(name))),
  ...lines.map(({ name }) => paths.line(locale, slugOf(name))),
];

/**
 * The paths of the pages that a change is on; of all, where places or prices have changed. The pages of the tours first, those of cruises,
 * which are many, last: some caches fetch them in this order.
 * @param locales of the brand
 */
export function changedPaths({ isWhole, tours, catalogue, cruisesBefore }: CatalogueChange, locales: readonly Locale[]): string[] {
  const versions = [...versionsOf(tours), ...(isWhole ? catalogue.tours.values() : [])];
  const cities = [...new Set(versions.map(({ destination }) => destination.id))];
  const ofTours = [...new Set(versions.map(pagePathOf))];
  const cruising =
    isWhole || cruisesBefore ? [catalogue.cruises, cruisesBefore ?? catalogue.cruises].map(allOf) : [callingAt(catalogue.cruises, cities)];
  return [
    ...locales.flatMap((locale) => ofTours.map((path) => paths.tour(locale, path))),
    ...listingPaths(cities, locales),
    ...locales.flatMap((locale) => [...new Set(cruising.flatMap((cruises) => cruisePaths(cruises, locale)))]),
  ];
}
