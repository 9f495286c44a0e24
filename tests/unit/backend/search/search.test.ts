import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { openIndex } from '#backend/catalogue/index-of.ts';
import { mostWords } from '#domain/wishes/understand.ts';
import { searchOf } from '#backend/search/search.ts';

const catalogue = await readCatalogue();
const search = searchOf({ catalogue }, openIndex({ catalogue }).index);
const ask = (query: string, expanded = false, without: string[] = []) =>
  search({ query, market: { locale: 'en', currency: 'EUR' }, expanded, without });
const slugs = (query: string, without: string[] = []) =>
  ask(query, true, without).tours.map(({ tourId }) => catalogue.tours.get(tourId)?.slug ?? '');
const labels = (query: string, without: string[] = []) => ask(query, true, without).understood.map(({ label }) => label);
const firstPlace = (query: string) => ask(query).locations[0]?.name;

describe('search', () => {
  it.each([
    ['Rome', 'Rome'],
    ['Rom', 'Rome'],
    ['roma', 'Rome'],
    ['Ewige Stadt', 'Rome'],
    ['rmoe', undefined],
    ['Kapstadt', 'Cape Town'],
    ['Kapstdt', 'Cape Town'],
    ['Singapur', 'Singapore'],
    ['Barcelna', 'Barcelona'],
    ['NYC', 'New York'],
    ['new yo', 'New York'],
    ['Katalonien', 'Barcelona'],
    ['ile de france', 'Paris'],
  ])('finds the place of %s: %s', (query, name) => {
    expect(firstPlace(query)).toBe(name);
  });

  it('shows places first when a place fits best, else tours', () => {
    expect(ask('Rom').bestMatchType).toBe('location');
    expect(ask('Rom').tours.length).toBeLessThanOrEqual(3);
    expect(ask('Fahrrad in Rom').bestMatchType).toBe('tour');
    expect(ask('tour').tours).toHaveLength(8);
  });

  it('finds what has all words before what has any', () => {
    const both = ask('bike Rome', true).tours;
    expect(both[0]).toMatchObject({
      location: 'Rome, Lazio, Italy',
      categories: expect.arrayContaining([expect.objectContaining({ id: 'bike' })]),
    });
    expect(both.length).toBeLessThan(ask('bike', true).tours.length);
    expect(ask('bike xyzzyplugh', true).tours.length).toBe(ask('bike', true).tours.length);
  });

  it('folds accents and spelled-out umlauts', () => {
    const names = (query: string) =>
      ask(query, true)
        .tours.map(({ tourId }) => tourId)
        .sort();
    expect(names('Fahrrad Küste')).toEqual(names('fahrrad kuste'));
    expect(names('Führung').length).toBeGreaterThan(0);
    expect(names('Fuehrung').length).toBeGreaterThan(0);
  });

  it('gives everything when asked for it', () => {
    const found = ask('Rome', true).tours.map(({ tourId }) => tourId);
    const inRome = [...catalogue.tours.values()].filter(({ destination }) => destination.id === 'rome').map(({ tourId }) => tourId);
    expect(found.slice(0, inRome.length).sort()).toEqual(inRome.sort());
  });

  it('finds nothing for an empty query or nonsense', () => {
    expect(ask('')).toMatchObject({ tours: [], locations: [] });
    expect(ask('xyzzyplughqwerty')).toMatchObject({ tours: [], locations: [] });
  });
});

describe('a query of wishes', () => {
  it.each([
    ['with kids when it rains', ['With children', 'Indoors']],
    ['romantic evening', ['For couples', 'In the evening']],
    ['mit Hund', ['With a dog']],
    ['unter 30 Euro', ['Up to €30']],
    ['Sonntag vormittag', ['Sunday', 'In the morning']],
    ['rollstuhlgerecht in London', ['With a wheelchair', 'London']],
    ['short walk near the Colosseum', ['Up to 2 hours', 'Colosseum', 'walk']],
    ['boats in the USA', ['On the water', 'New York, San Francisco, Juneau, or Skagway']],
  ])('says what it was understood as: %s', (query, wanted) => {
    expect(labels(query)).toEqual(wanted);
  });

  it('finds only what has all of them', () => {
    const found = ask('mit Kindern in London wenn es regnet', true).tours;
    expect(found.length).toBeGreaterThan(0);
    for (const tour of found) {
      expect(tour).toMatchObject({ location: 'London, England, United Kingdom', suits: expect.arrayContaining(['families']) });
      expect(['indoors', 'both']).toContain(tour.setting);
    }
  });

  it('goes without a wish that was taken away', () => {
    const [all, dry] = [slugs('boats in Hong Kong'), slugs('boats in Hong Kong', ['category:boat'])];
    expect(labels('boats in Hong Kong', ['category:boat'])).toEqual(['Hong Kong']);
    expect(dry.length).toBeGreaterThan(all.length);
    expect(dry).toEqual(expect.arrayContaining(all));
    expect(slugs('boats', ['category:boat'])).toHaveLength(catalogue.tours.size);
  });

  it('offers what comes near by name of what it misses, where little fits', () => {
    const { tours, near } = ask('kayak unter 30 Euro', true);
    expect(tours).toEqual([]);
    expect(near[0]).toMatchObject({ without: [{ key: 'price:eur30', label: 'Up to €30' }] });
    expect(near[0]?.total).toBe(ask('kayak unter 30 Euro', true, ['price:eur30']).tours.length);
    expect(ask('kayak', true).near).toEqual([]);
    expect(ask('kayak unter 30 Euro').near).toEqual([]);
  });

  it('offers it for words, too, which then are taken away', () => {
    const words = ask('kayak unter 30 Euro', true).near.find(({ without }) => without[0]?.key === 'words:all');
    expect(words).toMatchObject({ without: [{ label: 'kayak' }] });
    expect(words?.total).toBe(ask('kayak unter 30 Euro', true, ['words:all']).tours.length);
  });
});

describe('sights and words for one thing', () => {
  it('finds what is near a landmark, and its city', () => {
    expect(slugs('vatican')).toEqual(expect.arrayContaining(['bernini-at-the-borghese-gallery', 'tosca-on-via-giulia']));
    expect(firstPlace('vatican')).toBe('Rome');
    expect(slugs('Montmartre')[0]).toBe('croissants-from-scratch-in-montmartre');
  });

  it.each([
    ['vatik', 'Vatican'],
    ['Coloseum', 'Colosseum'],
    ['Sagrada Famila', 'Sagrada Família'],
  ])('knows a sight that is begun or misspelt: %s', (query, label) => expect(labels(query)).toContain(label));

  it('stays in the city when the sight is taken away', () => {
    const near = ask('vatican', true).near[0];
    expect(near).toMatchObject({ without: [{ key: 'near:vatican', label: 'Vatican' }] });
    const rest = ask('vatican', true, ['near:vatican']);
    expect(rest.understood).toEqual([{ key: 'destination:rome', label: 'Rome' }]);
    expect(rest.tours).toHaveLength(near?.total ?? 0);
    expect(slugs('vatican', ['near:vatican', 'destination:rome'])).toHaveLength(catalogue.tours.size);
  });

  it.each([
    ['kayaking', 'Kajak'],
    ['boats', 'boat'],
    ['Wanderungen', 'hiking'],
    ['Kochkurse', 'cooking class'],
  ])('finds the same for %s as for %s', (one, other) => {
    expect(slugs(one).length).toBeGreaterThan(3);
    expect(slugs(one).sort()).toEqual(slugs(other).sort());
  });

  it('lists a destination first as soon as its name begins', () => {
    for (const [query, name] of [
      ['r', 'Rome'],
      ['ro', 'Rome'],
      ['lon', 'London'],
    ] as const) {
      expect(ask(query)).toMatchObject({ bestMatchType: 'location', locations: [{ name }] });
    }
  });
});

describe('a long query', () => {
  it('counts by its first words, each once', () => {
    expect(ask(Array.from({ length: mostWords + 20 }, () => 'bike').join(' '))).toEqual(ask('bike'));
    expect(ask(`${'Rome '.repeat(12)}bike`)).toEqual(ask('Rome bike'));
  });
});
