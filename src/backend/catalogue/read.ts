import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { inTurns } from '#domain/in-turns.ts';
import {
  cancellationSource,
  destinationsSource,
  labelsSource,
  ratesSource,
  sightsSource,
  vocabularySource,
  waiversSource,
  type Cancellation,
  type DestinationSource,
  type Labels,
  type Rates,
  type SightSource,
  type VocabularySource,
  type Waivers,
} from './places.ts';
import { missingFile } from './pictures.ts';
import { readCruises, type CruiseSources } from './read-cruises.ts';
import { readHotels, type HotelSources } from './read-hotels.ts';
import {
  filesAtOnce,
  foldersOf,
  orElse,
  readerOf,
  readOrKeep,
  yamlIn,
  type CatalogueFile,
  type CatalogueFiles,
  type Reading,
  type ReadOne,
} from './read-file.ts';
import { operatorsSource, tourSource, type OperatorsSource, type TourSource } from './schema.ts';
import { monthAtPeak } from './season.ts';
import { groupMinutesOf } from './start-times.ts';

export type CitySource = { city: string; operators: OperatorsSource; tours: TourSource[] };

/** What all files of the catalogue say. */
export type Sources = {
  cruises: CruiseSources;
  hotels: HotelSources;
  cities: CitySource[];
  places: Record<string, DestinationSource>;
  rates: Rates;
  labels: Labels;
  cancellation: Cancellation;
  sights: Record<string, SightSource[]>;
  vocabulary: VocabularySource;
  waivers: Waivers;
};

/** What a catalogue without these files has. One object each: what has not changed can be told by its identity. */
const noSights: Sources['sights'] = {};
const noWaivers: Waivers = {};
const noVocabulary: VocabularySource = v.parse(vocabularySource, { wishes: {}, synonyms: [], empty: [] });

const minutesOfDay = 1_440;

/** What is wrong with a tour beside its fields. */
function problemOf(directory: string, path: string, tour: TourSource, operators: OperatorsSource): string | undefined {
  if (basename(path) !== `${tour.slug}.yaml`) return `slug: "${tour.slug}" and the file's name differ`;
  if (!operators[tour.vendor]) return `vendor: "${tour.vendor}" is not in operators.yaml`;
  const missing = missingFile(directory, basename(dirname(path)), tour.pictures);
  if (missing !== undefined) return `pictures: there is no ${missing}`;
  const minutes = tour.itinerary?.reduce((sum, stop) => sum + stop.minutes, 0) ?? tour.durationMinutes;
  if (minutes !== tour.durationMinutes) return `itinerary: its minutes add up to ${minutes}, the tour takes ${tour.durationMinutes}`;
  const repeated = tour.questions.find(({ id }, index) => tour.questions.findIndex((other) => other.id === id) < index);
  if (repeated) return `questions: ${repeated.id} is asked twice`;
  const dear = monthAtPeak(tour.peakPrices, tour.schedule.seasons);
  if (dear !== undefined) return `peakPrices: month ${dear} has no day at the price that cards and pages say "from"`;
  const shared = groupMinutesOf(tour);
  if (shared !== undefined && (!tour.group || shared > minutesOfDay))
    return 'schedule: groupsAtOnce is for tours with the price of a group that take a day at most';
  const pricings = [tour.ageGroups, tour.ticketTypes, tour.menuTypes, tour.group].filter(Boolean).length;
  return pricings === 1 ? undefined : 'give exactly one of ageGroups, ticketTypes, menuTypes and group';
}

const operatorsFile = 'operators.yaml';

/** Reads `tours/<city>/operators.yaml` and `tours/<city>/<slug>.yaml`. */
async function readCity(city: string, read: ReadOne, files: Map<string, CatalogueFile>, reading: Reading): Promise<CitySource> {
  const { directory } = reading;
  const operators = await read(`tours/${city}/${operatorsFile}`, operatorsSource);
  const names = (await yamlIn(join(directory, 'tours', city))).filter((name) => name !== operatorsFile);
  const tours = await inTurns(names, filesAtOnce, (name) => {
    const path = `tours/${city}/${name}`;
    const tour = read(path, tourSource, (value) => problemOf(directory, path, value, operators));
    return readOrKeep(tour, path, reading, files);
  });
  return { city, operators, tours: tours.filter((tour) => tour !== undefined) };
}

async function readCities(read: ReadOne, files: Map<string, CatalogueFile>, reading: Reading): Promise<CitySource[]> {
  const cities = await foldersOf(join(reading.directory, 'tours'));
  return inTurns(cities, filesAtOnce, (city) => readCity(city, read, files, reading));
}

/**
 * Reads and checks all YAML of a catalogue. The first time it takes half a second for a hundred tours; afterwards only what has changed is
 * parsed.
 * @throws Error naming file, field and what is wrong with it
 */
export async function readSources(reading: Reading): Promise<{ sources: Sources; files: CatalogueFiles }> {
  const files = new Map<string, CatalogueFile>();
  const read = readerOf(reading, files);
  const sources = {
    places: await read('destinations.yaml', destinationsSource),
    rates: await read('rates.yaml', ratesSource),
    labels: await read('labels.yaml', labelsSource),
    cancellation: await read('cancellation.yaml', cancellationSource),
    sights: await orElse(read('sights.yaml', sightsSource), noSights),
    vocabulary: await orElse(read('vocabulary.yaml', vocabularySource), noVocabulary),
    waivers: await orElse(read('waivers.yaml', waiversSource), noWaivers),
    cruises: await readCruises(read, reading),
    hotels: await readHotels(read, files, reading),
    cities: await readCities(read, files, reading),
  };
  return { sources, files };
}
