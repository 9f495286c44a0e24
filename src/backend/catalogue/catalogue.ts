import type { AgeGroupId, CategoryId } from '#contracts/common.ts';
import type { CancellationTerm } from '#contracts/cancellation-terms.ts';
import { cataloguePath } from '../root.ts';
import type { CitySource, Sources } from './read.ts';
import type { Localised } from '#domain/booked-item.ts';
import type { DestinationSource, Labels, Rates, SightSource, VocabularySource, Waivers } from './places.ts';
import { cruisesOf, type Cruises } from './cruises.ts';
import { hotelsOf, type Hotels } from './hotels.ts';
import type { CurrentPromotion } from './promotion.ts';
import type { OperatorsSource, TourSource } from './schema.ts';

/** A text to be signed, as it is now. */
export type Waiver = { id: string; version: string; title: Localised; text: Localised };

/** `sum` of the stars of `count` reviews. */
export type GuestRating = { count: number; sum: number };

export type Destination = DestinationSource & { id: string };
/** A tour with who supplies it, the place and the operator that its file names, and the terms that it or its category sets. */
export type Tour = TourSource & {
  supplier: string;
  destination: Destination;
  operator: OperatorsSource[string];
  cancellationTerms: CancellationTerm[];
  /** What each participant signs before the visit. */
  waiverText?: Waiver | undefined;
  /** Of those who booked it here; absent: nobody has reviewed it. */
  guests?: GuestRating;
  /** What its prices are lowered by now; absent: nothing. */
  currentPromotion?: CurrentPromotion;
};

/** A tour's page, below the locale. */
export const pagePathOf = ({ productType, destination, slug, tourId }: Tour): string =>
  `${productType}/${destination.id}/${slug}-${tourId}`;

export type Catalogue = {
  /** Its folder, where drawings and photographs are. */
  directory: string;
  /** By tourId, in the order of cities and files. */
  tours: ReadonlyMap<string, Tour>;
  /** By city id. */
  destinations: ReadonlyMap<string, Destination>;
  cruises: Cruises;
  hotels: Hotels;
  rates: Rates;
  /** By city id. */
  sights: Record<string, SightSource[]>;
  vocabulary: VocabularySource;
  categoryLabels: Record<CategoryId, Labels['categories'][CategoryId]>;
  ageGroupLabels: Record<AgeGroupId, Labels['ageGroups'][AgeGroupId]>;
};

/** The tours that guests have reviewed. */
export const reviewedIn = ({ tours }: Catalogue): Tour[] => [...tours.values()].filter(({ guests }) => guests && guests.count > 0);

/** The promotions of now by the paths of their tours, each as a text that is another one as soon as something of it is. */
export const promotionsIn = ({ tours }: Catalogue): Record<string, string> =>
  Object.fromEntries(
    [...tours.values()].flatMap((tour) => (tour.currentPromotion ? [[pagePathOf(tour), JSON.stringify(tour.currentPromotion)]] : [])),
  );

const places = new WeakMap<DestinationSource, Destination>();

/** The same object for the same source: what has not changed can be told by its identity. */
function destinationOf(id: string, source: DestinationSource): Destination {
  const made = places.get(source) ?? { ...source, id };
  places.set(source, made);
  return made;
}

type Parts = Pick<Tour, 'destination' | 'operator' | 'cancellationTerms' | 'waiverText'>;
const tours = new WeakMap<TourSource, Tour>();

/** The same object for the same sources. */
function tourOf(source: TourSource, parts: Parts): Tour {
  const made = tours.get(source);
  const names = ['destination', 'operator', 'cancellationTerms', 'waiverText'] as const;
  if (made && names.every((name) => made[name] === parts[name])) return made;
  const tour = { ...source, supplier: 'local', ...parts };
  tours.set(source, tour);
  return tour;
}

const waivers = new WeakMap<Waivers[string], Waiver>();

/** The same object for the same source. */
function waiverOf(id: string, sources: Waivers): Waiver | undefined {
  const source = sources[id];
  if (!source) return undefined;
  const made = waivers.get(source) ?? { ...source, id };
  waivers.set(source, made);
  return made;
}

type Shared = Pick<Sources, 'cancellation' | 'waivers'>;

function toursOf(source: CitySource, destination: Destination | undefined, shared: Shared): Tour[] {
  if (!destination) throw new Error(`tours/${source.city}: destinations.yaml has no ${source.city}`);
  return source.tours.map((tour) => {
    const operator = source.operators[tour.vendor];
    if (!operator) throw new Error(`tours/${source.city}/${tour.slug}.yaml: no operator ${tour.vendor}`);
    const waiverText = tour.waiver === undefined ? undefined : waiverOf(tour.waiver, shared.waivers);
    if (tour.waiver !== undefined && !waiverText) throw new Error(`tours/${source.city}/${tour.slug}.yaml: no waiver ${tour.waiver}`);
    const [category = 'sightseeing'] = tour.categories;
    const cancellationTerms = tour.cancellationTerms ?? shared.cancellation[category];
    return tourOf(tour, { destination, operator, cancellationTerms, waiverText });
  });
}

function byId(all: readonly Tour[]): Map<string, Tour> {
  const map = new Map(all.map((tour) => [tour.tourId, tour]));
  const twin = all.find((tour) => map.get(tour.tourId) !== tour);
  if (twin) throw new Error(`tours/${twin.destination.id}/${twin.slug}.yaml: another tour has the tourId ${twin.tourId}`);
  return map;
}

/** @throws Error when a sight is of no destination, or two have the same id */
function checkSights(sights: Sources['sights'], places: Sources['places']): void {
  const stray = Object.keys(sights).find((city) => !places[city]);
  if (stray) throw new Error(`sights.yaml: destinations.yaml has no ${stray}`);
  const ids = Object.values(sights).flatMap((all) => all.map(({ id }) => id));
  const twin = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twin) throw new Error(`sights.yaml: two sights have the id ${twin}`);
}

/** @throws Error when a tour names an unknown place or operator, a sight an unknown place, or two have the same id */
export function catalogueOf(sources: Sources, directory = cataloguePath()): Catalogue {
  const { cities, rates, labels, sights, vocabulary } = sources;
  checkSights(sights, sources.places);
  const destinations = new Map(Object.entries(sources.places).map(([id, source]) => [id, destinationOf(id, source)]));
  return {
    directory,
    tours: byId(cities.flatMap((source) => toursOf(source, destinations.get(source.city), sources))),
    destinations,
    cruises: cruisesOf(sources.cruises, destinations),
    hotels: hotelsOf(sources.hotels, destinations),
    rates,
    sights,
    vocabulary,
    categoryLabels: labels.categories,
    ageGroupLabels: labels.ageGroups,
  };
}
