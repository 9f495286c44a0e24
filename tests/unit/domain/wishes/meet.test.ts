import { describe, expect, it } from 'vitest';
import { meet, nearMisses } from '#domain/wishes/meet.ts';
import type { Wish, WishedTour } from '#domain/wishes/wish.ts';

const tour: WishedTour = {
  suits: ['families'],
  setting: 'both',
  effort: 'moderate',
  access: ['dogs'],
  timesOfDay: ['morning'],
  weekdays: ['sat', 'sun'],
  categories: ['history', 'boat'],
  languages: ['en'],
  minutes: 120,
  isPrivate: false,
  destination: 'rome',
  sights: new Map([['colosseum', 0.7]]),
  priceIn: (currency) => (currency === 'EUR' ? 30 : 33),
};

const wish = (key: string): Wish => {
  const [kind = '', value = ''] = key.split(':');
  return { kind, value };
};
const strength = (...keys: string[]) => meet(tour, keys.map(wish)).strength;

describe('a tour', () => {
  it.each([
    ['suits:families', 1],
    ['suits:couples', 0],
    ['setting:indoors', 0.5],
    ['effort:easy', 0.4],
    ['access:dogs', 1],
    ['access:prams', 0],
    ['time:evening', 0],
    ['weekday:fri.sat', 1],
    ['weekday:mon', 0],
    ['category:history', 1],
    ['category:boat', 0.7],
    ['category:show', 0],
    ['language:en', 1],
    ['language:de', 0],
    ['duration:0-120', 1],
    ['duration:121-', 0],
    ['group:private', 0],
    ['destination:paris.rome', 1],
    ['near:colosseum', 0.7],
    ['near:vatican', 0],
    ['price:eur30', 1],
    ['price:usd30', 0],
    ['golf:yes', 0],
  ])('fits %s: %d', (key, fit) => expect(strength(key)).toBe(fit));

  it('says which wishes it does not fit', () => {
    expect(meet(tour, ['suits:families', 'language:de', 'price:usd30'].map(wish)).unmet).toEqual([
      wish('language:de'),
      wish('price:usd30'),
    ]);
  });
});

describe('what comes near', () => {
  const missing = (id: number, ...keys: string[]) => ({ id, unmet: keys.map(wish) });

  it('misses as little as possible, first what is given up most easily', () => {
    const near = nearMisses([
      missing(1, 'destination:rome'),
      missing(2, 'price:eur30'),
      missing(3, 'price:eur30', 'time:evening'),
      missing(4, 'price:eur30'),
      missing(5, 'words:kayak'),
    ]);
    expect(near.map(({ without, tours }) => [without[0]?.kind, tours.map(({ id }) => id)])).toEqual([
      ['price', [2, 4]],
      ['words', [5]],
      ['destination', [1]],
    ]);
  });

  it('is nothing of nothing', () => expect(nearMisses([])).toEqual([]));
});
