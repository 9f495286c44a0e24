import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
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
import {
  cruiseLinesSource,
  cruiseRouteSource,
  portsSource,
  type CruiseLinesSource,
  type CruiseRouteSource,
  type PortsSource,
} from './cruise-source.ts';
import { missingFile } from './pictures.ts';
import { operatorsSource, tourSource, type OperatorsSource, type TourSource } from './schema.ts';
import { monthAtPeak } from './season.ts';

export type CitySource = { city: string; operators: OperatorsSource; tours: TourSource[] };

/** What the files of `cruises/` say; routes by the names of their files. */
export type CruiseSources = { lines: CruiseLinesSource; ports: PortsSource; routes: Record<string, CruiseRouteSource> };

/** What all files of the catalogue say. */
export type Sources = {
  cruises: CruiseSources;
  cities: CitySource[];
  places: Record<string, DestinationSource>;
  rates: Rates;
  labels: Labels;
  cancellation: Cancellation;
  sights: Record<string, SightSource[]>;
  vocabulary: VocabularySource;
  waivers: Waivers;
};

/** A file as it was read: the SHA-256 of its text, and what its schema makes of it. Plain data, fit for JSON. */
export type CatalogueFile = { hash: string; value: unknown };
/** By path in the catalogue's folder: `tours/rome/operators.yaml`. */
export type CatalogueFiles = ReadonlyMap<string, CatalogueFile>;

type Reading = {
  directory: string;
  /** What was read before: a file with the same text is not parsed again, and keeps its identity. */
  known?: CatalogueFiles;
  /**
   * Hears of a tour's file that is wrong; the tour then stays as it was known, or away. Absent: such a file is an error.
   */
  report?: (problem: Error) => void;
};

type ReadOne = <S extends v.GenericSchema>(
  path: string,
  schema: S,
  check?: (value: v.InferOutput<S>) => string | undefined,
) => Promise<v.InferOutput<S>>;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** @throws Error naming the file */
function parsed(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}\n  ${error instanceof Error ? error.message : 'it cannot be read'}`, { cause: error });
  }
}

const problemsOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `  ${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`).join('\n');

/** What a catalogue without these files has. One object each: what has not changed can be told by its identity. */
const noSights: Sources['sights'] = {};
const noWaivers: Waivers = {};
const noLines: CruiseLinesSource = {};
const noPorts: PortsSource = {};
const noVocabulary: VocabularySource = v.parse(vocabularySource, { wishes: {}, synonyms: [], empty: [] });

/** @returns `absent` where there is no such file */
async function orElse<T>(reading: Promise<T>, absent: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return absent;
    throw error;
  }
}

/** Reads files, and notes in `files` what it has read. */
const readerOf =
  ({ directory, known = new Map() }: Reading, files: Map<string, CatalogueFile>): ReadOne =>
  async (path, schema, check = () => undefined) => {
    const text = await readFile(join(directory, path), 'utf8');
    const hash = hashOf(text);
    const last = known.get(path);
    if (last?.hash === hash) {
      files.set(path, last);
      return last.value;
    }
    const file = join(directory, path);
    const result = v.safeParse(schema, parsed(file, text));
    if (!result.success) throw new Error(`${file}\n${problemsOf(result.issues)}`);
    const problem = check(result.output);
    if (problem !== undefined) throw new Error(`${file}\n  ${problem}`);
    files.set(path, { hash, value: result.output });
    return result.output;
  };

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
  const pricings = [tour.ageGroups, tour.ticketTypes, tour.menuTypes, tour.group].filter(Boolean).length;
  return pricings === 1 ? undefined : 'give exactly one of ageGroups, ticketTypes, menuTypes and group';
}

const operatorsFile = 'operators.yaml';

const yamlIn = async (folder: string): Promise<string[]> => (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();

/** Reads `tours/<city>/operators.yaml` and `tours/<city>/<slug>.yaml`. */
async function readCity(city: string, read: ReadOne, files: Map<string, CatalogueFile>, reading: Reading): Promise<CitySource> {
  const { directory, known, report } = reading;
  const operators = await read(`tours/${city}/${operatorsFile}`, operatorsSource);
  const names = (await yamlIn(join(directory, 'tours', city))).filter((name) => name !== operatorsFile);
  const tours: TourSource[] = [];
  for (const name of names) {
    const path = `tours/${city}/${name}`;
    try {
      tours.push(await read(path, tourSource, (tour) => problemOf(directory, path, tour, operators)));
    } catch (error) {
      if (!report || !(error instanceof Error)) throw error;
      report(error);
      const last = known?.get(path);
      if (!last) continue;
      files.set(path, last);
      tours.push(last.value as TourSource);
    }
  }
  return { city, operators, tours };
}

async function readCities(read: ReadOne, files: Map<string, CatalogueFile>, reading: Reading): Promise<CitySource[]> {
  const entries = await readdir(join(reading.directory, 'tours'), { withFileTypes: true });
  const cities: CitySource[] = [];
  for (const name of entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()) {
    cities.push(await readCity(name, read, files, reading));
  }
  return cities;
}

/** Reads `cruises/lines.yaml`, `cruises/ports.yaml` and `cruises/routes/<slug>.yaml`; a catalogue without them has no cruises. */
async function readCruises(read: ReadOne, { directory }: Reading): Promise<CruiseSources> {
  const routes: CruiseSources['routes'] = {};
  for (const name of await orElse(yamlIn(join(directory, 'cruises', 'routes')), []))
    routes[basename(name, '.yaml')] = await read(`cruises/routes/${name}`, cruiseRouteSource);
  return {
    lines: await orElse(read('cruises/lines.yaml', cruiseLinesSource), noLines),
    ports: await orElse(read('cruises/ports.yaml', portsSource), noPorts),
    routes,
  };
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
    cities: await readCities(read, files, reading),
  };
  return { sources, files };
}
