import { basename, dirname } from 'node:path';
import * as v from 'valibot';
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
import { readerOf, type CatalogueFile, type CatalogueFiles, type CatalogueReader, type Reading } from './read-file.ts';
import { operatorsSource, tourSource, type OperatorsSource, type TourSource } from './schema.ts';
import { monthAtPeak } from './season.ts';
import { groupMinutesOf } from './start-times.ts';
import { readTexts } from './texts.ts';

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
function readCity(city: string, { filesIn, read, readOrKeep }: CatalogueReader, directory: string): CitySource {
  const operatorsPath = `tours/${city}/${operatorsFile}`;
  const operators = read(operatorsPath, operatorsSource);
  const tours = filesIn(`tours/${city}`)
    .filter((path) => path !== operatorsPath)
    .map((path) => readOrKeep(path, tourSource, (tour) => problemOf(directory, path, tour, operators)));
  return { city, operators, tours: tours.filter((tour) => tour !== undefined) };
}

/**
 * Reads and checks all YAML of a catalogue. The first time it takes half a second for a hundred tours; afterwards only what has changed is
 * parsed.
 * @throws Error naming file, field and what is wrong with it
 */
export async function readSources(reading: Reading): Promise<{ sources: Sources; files: CatalogueFiles }> {
  const { directory } = reading;
  const files = new Map<string, CatalogueFile>();
  const reader = readerOf(reading, await readTexts(directory), files);
  const { read, readIfThere, foldersIn } = reader;
  const sources = {
    places: read('destinations.yaml', destinationsSource),
    rates: read('rates.yaml', ratesSource),
    labels: read('labels.yaml', labelsSource),
    cancellation: read('cancellation.yaml', cancellationSource),
    sights: readIfThere('sights.yaml', sightsSource, noSights),
    vocabulary: readIfThere('vocabulary.yaml', vocabularySource, noVocabulary),
    waivers: readIfThere('waivers.yaml', waiversSource, noWaivers),
    cruises: readCruises(reader),
    hotels: readHotels(reader, directory),
    cities: foldersIn('tours').map((city) => readCity(city, reader, directory)),
  };
  return { sources, files };
}
