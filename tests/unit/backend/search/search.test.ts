import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#backend/catalogue/catalogue.ts';
import { indexOf, mostWords } from '#backend/catalogue/index-of.ts';
import { searchOf } from '#backend/search/search.ts';
import { searchLength } from '#contracts/common.ts';

const catalogue = readCatalogue();
const search = searchOf(catalogue, indexOf(catalogue));
const ask = (query: string, expanded = false) => search(query, { locale: 'en', currency: 'EUR' }, expanded);
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

describe('a long query', () => {
  /** Beginnings of as many words of the catalogue as there are: what takes longest. */
  const begun = ['ges', 'sta', 'geh', 'wan', 'hal', 'las', 'mor', 'man', 'nac', 'kon', 'gal', 'mar', 'his', 'lin', 'hou', 'war', 'ge'];
  const find = indexOf(catalogue);

  it('counts by its first twelve words, each once', () => {
    expect(find([...begun, ...begun].join(' '))).toEqual(find(begun.slice(0, mostWords).join(' ')));
    expect(ask(`${'Rome '.repeat(30)}bike`)).toEqual(ask('Rome bike'));
  });

  it.each([
    ['short ones', begun],
    ['beginnings', begun.map((word) => word.slice(0, 2))],
    ['misspelt ones', begun.map((word) => `${word}tadtrunxdgang`)],
  ])('takes less than 50 ms: %s', (_, words) => {
    const took = Array.from({ length: 5 }, () => {
      const start = performance.now();
      find(words.join(' ').slice(0, searchLength));
      return performance.now() - start;
    });
    console.info(`${Math.min(...took).toFixed(1)} ms`);
    expect(Math.min(...took)).toBeLessThan(50);
  });
});
