import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogueOf, readSources } from '#backend/catalogue/catalogue.ts';
import { destinationsSource, ratesSource } from '#backend/catalogue/places.ts';
import { cancellationTerms } from '#backend/catalogue/schema.ts';
import { readYaml } from '#backend/catalogue/read.ts';
import { startTimesOn } from '#backend/suppliers/local/schedule.ts';
import { productKindIds } from '#domain/products/registry.ts';
import { addDays } from '#domain/day.ts';

const sources = readSources();
const { tours, destinations } = catalogueOf(sources);

describe('the catalogue', () => {
  it('has twelve places and at least eight products in each, of every type', () => {
    expect(destinations.size).toBe(12);
    for (const place of destinations.keys()) {
      const here = [...tours.values()].filter(({ destination }) => destination.id === place);
      expect(here.length, place).toBeGreaterThanOrEqual(8);
      expect(new Set(here.map(({ productType }) => productType)), place).toEqual(new Set<string>(productKindIds));
    }
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

describe('readYaml', () => {
  const directory = mkdtempSync(join(tmpdir(), 'landfall-yaml-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('names file, field and what is wrong', () => {
    const file = join(directory, 'destinations.yaml');
    writeFileSync(file, 'rome:\n  timeZone: Europe/Roma\n');
    expect(() => readYaml(file, destinationsSource)).toThrow(file);
    expect(() => readYaml(file, destinationsSource)).toThrow(/rome\.timeZone: an IANA time zone/);
    expect(() => readYaml(file, destinationsSource)).toThrow(/rome\.locationUuid/);
  });

  it('wants a rate for every currency', () => {
    const file = join(directory, 'rates.yaml');
    writeFileSync(file, 'date: 2026-11-20\nbase: EUR\nrates: { EUR: 1, USD: 1.1 }\n');
    expect(() => readYaml(file, ratesSource)).toThrow(/rates\.CAD/);
  });
});
