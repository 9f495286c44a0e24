import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueOf } from '#backend/catalogue/catalogue.ts';
import { vocabularySource } from '#backend/catalogue/places.ts';
import { cancellationTerms } from '#backend/catalogue/schema.ts';
import { readSources } from '#backend/catalogue/read.ts';
import { cataloguePath } from '#backend/root.ts';
import { startTimesOn } from '#backend/catalogue/start-times.ts';
import { productKindIds } from '#domain/products/registry.ts';
import { addDays } from '#domain/day.ts';
import { copyCatalogue } from '#tests/support/copy-catalogue.ts';

/** Parsed once: of a copy, what a test changes is parsed anew. */
const { sources, files: known } = await readSources({ directory: cataloguePath() });
const { tours, destinations } = catalogueOf(sources);
/** Requirements 2.2. */
const topDestinations = [
  ...['barcelona', 'budapest', 'cape-town', 'dubai', 'hong-kong', 'london', 'new-york', 'paris', 'rome', 'san-francisco'],
  ...['singapore', 'vancouver'],
];

describe('the catalogue', () => {
  const productsIn = (place: string) => [...tours.values()].filter(({ destination }) => destination.id === place);

  it.each(topDestinations)('has at least eight products in %s, of every type', (place) => {
    const here = productsIn(place);
    expect(here.length).toBeGreaterThanOrEqual(8);
    expect(new Set(here.map(({ productType }) => productType))).toEqual(new Set<string>(productKindIds));
  });

  const others = [...destinations.keys()].filter((place) => !topDestinations.includes(place));

  it.each(others)('has at least three products in %s, and a port that leads there', (place) => {
    expect(productsIn(place).length).toBeGreaterThanOrEqual(3);
    expect(Object.values(sources.cruises.ports).map(({ city }) => city)).toContain(place);
  });

  it('meets near the place that a tour belongs to', () => {
    for (const { slug, startingPoint, destination } of tours.values()) {
      const degrees = Math.hypot(startingPoint.latitude - destination.latitude, startingPoint.longitude - destination.longitude);
      expect(degrees, slug).toBeLessThan(1);
    }
  });

  it('has departures in the year, for every tour: some rest for a season', () => {
    const year = Array.from({ length: 365 }, (_, index) => addDays('2027-01-01', index));
    const idle = [...tours.values()].filter(({ schedule }) => year.every((day) => startTimesOn(schedule, day).length === 0));
    expect(idle.map(({ slug }) => slug)).toEqual([]);
  });

  it('has terms of cancellation for every tour: its own, or those of its first category', () => {
    const bySlug = new Map([...tours.values()].map((tour) => [tour.slug, tour]));
    expect(bySlug.get('fountains-and-squares-after-dark')?.cancellationTerms).toEqual(sources.cancellation.night);
    expect(bySlug.get('two-days-in-yosemite')?.cancellationTerms[0]).toEqual({ daysBefore: 30, share: 1 });
    expect(bySlug.get('low-cloud-rain-circus')?.cancellationTerms).toEqual([]);
  });

  it('says of every tour for whom it is, where it is and how strenuous, and of a dog only where its texts do', () => {
    for (const { slug, suits, setting, effort, access, goodToKnow } of tours.values()) {
      expect(suits.length, slug).toBeGreaterThan(0);
      expect([setting, effort], slug).not.toContain(undefined);
      if (access.includes('dogs'))
        expect(
          goodToKnow.some(({ de }) => de.includes('Hunde')),
          slug,
        ).toBe(true);
    }
  });

  it('refuses a sight of an unknown place, or with the id of another', () => {
    const [sight] = sources.sights['rome'] ?? [];
    if (!sight) throw new Error('Rome has no sights');
    expect(() => catalogueOf({ ...sources, sights: { atlantis: [sight] } })).toThrow('destinations.yaml has no atlantis');
    expect(() => catalogueOf({ ...sources, sights: { rome: [sight, sight] } })).toThrow(`two sights have the id ${sight.id}`);
  });

  it.each([
    { suits: { everybody: ['all'] } },
    { weekday: { 'sat,sun': ['weekend'] } },
    { price: { cheap: ['cheap'] } },
    { duration: { short: ['short'] } },
    { mood: { happy: ['happy'] } },
  ])('refuses a vocabulary that means what there is not: %j', (wishes) => {
    expect(v.safeParse(vocabularySource, { wishes, synonyms: [], empty: [] }).success).toBe(false);
    expect(v.safeParse(vocabularySource, sources.vocabulary).success).toBe(true);
  });

  it('refuses terms that give back more the later one cancels', () => {
    const terms = (...given: [number, number][]) =>
      v.safeParse(
        cancellationTerms,
        given.map(([daysBefore, share]) => ({ daysBefore, share })),
      ).success;
    expect(terms([7, 1], [1, 0.5])).toBe(true);
    expect([terms([1, 0.5], [7, 1]), terms([7, 0.5], [1, 0.5]), terms([7, 1.1]), terms([7, 0.333])]).toEqual([false, false, false, false]);
  });

  it('refuses a tour of an unknown place, an unknown operator, or with the id of another', () => {
    const [first, ...rest] = sources.cities;
    const [tour] = first?.tours ?? [];
    if (!first || !tour) throw new Error('the catalogue is empty');
    expect(() => catalogueOf({ ...sources, cities: [{ ...first, city: 'atlantis' }, ...rest] })).toThrow(
      /destinations.yaml has no atlantis/,
    );
    expect(() => catalogueOf({ ...sources, cities: [{ ...first, operators: {} }] })).toThrow(/no operator/);
    expect(() => catalogueOf({ ...sources, cities: [{ ...first, tours: [tour, { ...tour }] }] })).toThrow(/another tour has the tourId/);
  });
});

describe('readSources', () => {
  const directory = mkdtempSync(join(tmpdir(), 'landfall-catalogue-'));
  const tour = join(directory, 'tours', 'rome', 'fountains-and-squares-after-dark.yaml');
  beforeEach(() => copyCatalogue(directory));
  afterAll(() => rmSync(directory, { recursive: true }));

  const rewrite = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')));

  it('names file, field and what is wrong', async () => {
    const file = join(directory, 'destinations.yaml');
    writeFileSync(file, 'rome:\n  timeZone: Europe/Roma\n');
    const reading = readSources({ directory, known });
    await expect(reading).rejects.toThrow(file);
    await expect(reading).rejects.toThrow(/rome\.timeZone: an IANA time zone/);
    await expect(reading).rejects.toThrow(/rome\.locationUuid/);
  });

  it('wants a rate for every currency', async () => {
    writeFileSync(join(directory, 'rates.yaml'), 'date: 2026-11-20\nbase: EUR\nrates: { EUR: 1, USD: 1.1 }\n');
    await expect(readSources({ directory, known })).rejects.toThrow(/rates\.CAD/);
  });

  it.each([
    ['USD', 0.001],
    ['JPY', 0.5],
    ['CHF', 0],
  ])('rounds to whole minor units alone, not %s to %d', async (code, step) => {
    rewrite(join(directory, 'rates.yaml'), (source) => source.replace(new RegExp(`(roundedTo:[^]*${code}: )\\d+`), `$1${step}`));
    await expect(readSources({ directory, known })).rejects.toThrow(/rates\.yaml\s+roundedTo/);
  });

  it('wants the file of a tour to have the name of its slug, and an operator that is listed', async () => {
    rewrite(tour, (text) => text.replace(/^slug: .*$/m, 'slug: another'));
    await expect(readSources({ directory, known })).rejects.toThrow(/slug: "another" and the file's name differ/);
    copyCatalogue(directory);
    rewrite(tour, (text) => text.replace(/^vendor: .*$/m, 'vendor: nobody'));
    await expect(readSources({ directory, known })).rejects.toThrow(/vendor: "nobody" is not in operators.yaml/);
  });

  it('wants a day of every month at the price that cards say', async () => {
    rewrite(tour, (text) => text.replace(/^schedule:/m, "peakPrices:\n  - { from: '03-01', to: '04-02', percent: 10 }\nschedule:"));
    await expect(readSources({ directory, known })).rejects.toThrow(/peakPrices: month 03 has no day at the price/);
  });

  it('wants the stops of a tour to take as long as the tour, and a question asked once', async () => {
    const pasta = join(directory, 'tours', 'rome', 'fresh-pasta-in-trastevere.yaml');
    const wrong = async (change: (text: string) => string, problem: RegExp) => {
      cpSync(join(cataloguePath(), 'tours', 'rome', 'fresh-pasta-in-trastevere.yaml'), pasta);
      rewrite(pasta, change);
      await expect(readSources({ directory, known })).rejects.toThrow(problem);
    };
    await wrong((text) => text.replace('minutes: 45', 'minutes: 35'), /itinerary: its minutes add up to 230, the tour takes 240/);
    await wrong((text) => text.replace('id: occasion', 'id: diet'), /questions: diet is asked twice/);
  });

  it('wants the price of a group where so many groups are out at once', async () => {
    rewrite(tour, (text) => text.replace(/^ {2}seats: \d+$/m, '  groupsAtOnce: 2'));
    await expect(readSources({ directory, known })).rejects.toThrow(/schedule: groupsAtOnce is for tours with the price of a group/);
  });

  it('parses again what has changed alone', async () => {
    const first = await readSources({ directory, known });
    rewrite(tour, (text) => `${text}\n`);
    const second = await readSources({ directory, known: first.files });
    const changed = [...second.files].filter(([path, file]) => first.files.get(path) !== file).map(([path]) => path);
    expect(changed).toEqual(['tours/rome/fountains-and-squares-after-dark.yaml']);
    const [before, after] = [first, second].map(({ sources: read }) => catalogueOf(read));
    const others = [...(after?.tours.values() ?? [])].filter((one) => before?.tours.get(one.tourId) !== one);
    expect(others.map(({ slug }) => slug)).toEqual(['fountains-and-squares-after-dark']);
  });

  it('leaves a tour whose file is wrong as it was known, or away, where somebody is told', async () => {
    const first = await readSources({ directory, known });
    rewrite(tour, () => 'slug: [');
    const problems: string[] = [];
    const report = ({ message }: Error) => problems.push(message);
    const second = await readSources({ directory, known: first.files, report });
    expect(second.files.get('tours/rome/fountains-and-squares-after-dark.yaml')).toBe(
      first.files.get('tours/rome/fountains-and-squares-after-dark.yaml'),
    );
    const withoutTour = new Map([...known].filter(([path]) => !path.endsWith('/fountains-and-squares-after-dark.yaml')));
    const third = await readSources({ directory, known: withoutTour, report });
    expect(catalogueOf(second.sources).tours.size).toBe(tours.size);
    expect(catalogueOf(third.sources).tours.size).toBe(tours.size - 1);
    expect(problems).toHaveLength(2);
    await expect(readSources({ directory, known })).rejects.toThrow();
  });
});
