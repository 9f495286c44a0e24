import type { AgeGroupId, CategoryId } from '#contracts/common.ts';
import { backendPath } from '../root.ts';
import { destinationsSource, labelsSource, ratesSource, type DestinationSource, type Labels, type Rates } from './places.ts';
import { readTours, readYaml, type CitySource } from './read.ts';
import type { OperatorsSource, TourSource } from './schema.ts';

export type Destination = DestinationSource & { id: string };
/** A tour with the place and the operator that its file names. */
export type Tour = TourSource & { destination: Destination; operator: OperatorsSource[string] };

export type Catalogue = {
  /** By tourId, in the order of cities and files. */
  tours: ReadonlyMap<string, Tour>;
  /** By city id. */
  destinations: ReadonlyMap<string, Destination>;
  rates: Rates;
  categoryLabels: Record<CategoryId, Labels['categories'][CategoryId]>;
  ageGroupLabels: Record<AgeGroupId, Labels['ageGroups'][AgeGroupId]>;
};

function toursOf({ city, operators, tours }: CitySource, destination: Destination | undefined): Tour[] {
  if (!destination) throw new Error(`tours/${city}: destinations.yaml has no ${city}`);
  return tours.map((tour) => {
    const operator = operators[tour.vendor];
    if (!operator) throw new Error(`tours/${city}/${tour.slug}.yaml: no operator ${tour.vendor}`);
    return { ...tour, destination, operator };
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
};

/**
 * Reads and checks all YAML of `src/backend/catalogue`; takes half a second.
 * @throws Error naming file, field and what is wrong with it
 */
export const readSources = (directory = backendPath('catalogue')): Sources => ({
  cities: readTours(`${directory}/tours`),
  places: readYaml(`${directory}/destinations.yaml`, destinationsSource),
  rates: readYaml(`${directory}/rates.yaml`, ratesSource),
  labels: readYaml(`${directory}/labels.yaml`, labelsSource),
});

/** @throws Error when a tour names an unknown place or operator, or two have the same id */
export function catalogueOf({ cities, places, rates, labels }: Sources): Catalogue {
  const destinations = new Map(Object.entries(places).map(([id, place]) => [id, { ...place, id }]));
  return {
    tours: byId(cities.flatMap((source) => toursOf(source, destinations.get(source.city)))),
    destinations,
    rates,
    categoryLabels: labels.categories,
    ageGroupLabels: labels.ageGroups,
  };
}

export const readCatalogue = (): Catalogue => catalogueOf(readSources());
