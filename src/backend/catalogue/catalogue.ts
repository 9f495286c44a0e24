import { join } from 'node:path';
import type { AgeGroupId, CategoryId } from '#contracts/common.ts';
import type { CancellationTerm } from '#contracts/cancellation-terms.ts';
import { cataloguePath } from '../root.ts';
import {
  cancellationSource,
  destinationsSource,
  labelsSource,
  ratesSource,
  type Cancellation,
  type DestinationSource,
  type Labels,
  type Rates,
} from './places.ts';
import { readTours, readYaml, type CitySource } from './read.ts';
import type { OperatorsSource, TourSource } from './schema.ts';

export type Destination = DestinationSource & { id: string };
/** A tour with who supplies it, the place and the operator that its file names, and the terms that it or its category sets. */
export type Tour = TourSource & {
  supplier: string;
  destination: Destination;
  operator: OperatorsSource[string];
  cancellationTerms: CancellationTerm[];
};

/** A tour's page, below the locale. */
export const pagePathOf = ({ productType, destination, slug, tourId }: Tour): string =>
  `${productType}/${destination.id}/${slug}-${tourId}`;

export type Catalogue = {
  /** Folder of the drawings that pictures are made of. */
  artwork: string;
  /** By tourId, in the order of cities and files. */
  tours: ReadonlyMap<string, Tour>;
  /** By city id. */
  destinations: ReadonlyMap<string, Destination>;
  rates: Rates;
  categoryLabels: Record<CategoryId, Labels['categories'][CategoryId]>;
  ageGroupLabels: Record<AgeGroupId, Labels['ageGroups'][AgeGroupId]>;
};

function toursOf({ city, operators, tours }: CitySource, destination: Destination | undefined, cancellation: Cancellation): Tour[] {
  if (!destination) throw new Error(`tours/${city}: destinations.yaml has no ${city}`);
  return tours.map((tour) => {
    const operator = operators[tour.vendor];
    if (!operator) throw new Error(`tours/${city}/${tour.slug}.yaml: no operator ${tour.vendor}`);
    const [category = 'sightseeing'] = tour.categories;
    return { ...tour, supplier: 'local', destination, operator, cancellationTerms: tour.cancellationTerms ?? cancellation[category] };
  });
}

function byId(tours: readonly Tour[]): Map<string, Tour> {
  const map = new Map(tours.map((tour) => [tour.tourId, tour]));
  const twin = tours.find((tour) => map.get(tour.tourId) !== tour);
  if (twin) throw new Error(`tours/${twin.destination.id}/${twin.slug}.yaml: another tour has the tourId ${twin.tourId}`);
  return map;
}

/** All files of the catalogue as they were read: plain data, fit for JSON. */
export type Sources = {
  cities: CitySource[];
  places: Record<string, DestinationSource>;
  rates: Rates;
  labels: Labels;
  cancellation: Cancellation;
};

/**
 * Reads and checks all YAML of `content/catalogue`; takes half a second.
 * @throws Error naming file, field and what is wrong with it
 */
export const readSources = (directory = cataloguePath()): Sources => ({
  cities: readTours(`${directory}/tours`),
  places: readYaml(`${directory}/destinations.yaml`, destinationsSource),
  rates: readYaml(`${directory}/rates.yaml`, ratesSource),
  labels: readYaml(`${directory}/labels.yaml`, labelsSource),
  cancellation: readYaml(`${directory}/cancellation.yaml`, cancellationSource),
});

/** @throws Error when a tour names an unknown place or operator, or two have the same id */
export function catalogueOf({ cities, places, rates, labels, cancellation }: Sources, artwork = cataloguePath('artwork')): Catalogue {
  const destinations = new Map(Object.entries(places).map(([id, place]) => [id, { ...place, id }]));
  return {
    artwork,
    tours: byId(cities.flatMap((source) => toursOf(source, destinations.get(source.city), cancellation))),
    destinations,
    rates,
    categoryLabels: labels.categories,
    ageGroupLabels: labels.ageGroups,
  };
}

export const readCatalogue = (directory = cataloguePath()): Catalogue => catalogueOf(readSources(directory), join(directory, 'artwork'));
