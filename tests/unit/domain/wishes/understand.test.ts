import { describe, expect, it } from 'vitest';
import { understand } from '#domain/wishes/understand.ts';
import { vocabularyOf } from '#domain/wishes/vocabulary.ts';
import { keyOf } from '#domain/wishes/wish.ts';

const wishes = vocabularyOf([
  { phrases: ['kid', 'Kind', 'family'], wish: { kind: 'suits', value: 'families' } },
  { phrases: ['rain', 'when it rains', 'Regen'], wish: { kind: 'setting', value: 'indoors' } },
  { phrases: ['sunday', 'Sonntag'], wish: { kind: 'weekday', value: 'sun' } },
  { phrases: ['morning', 'Vormittag'], wish: { kind: 'time', value: 'morning' } },
  { phrases: ['USA'], wish: { kind: 'destination', value: 'new-york' } },
  { phrases: ['USA'], wish: { kind: 'destination', value: 'san-francisco' } },
  { phrases: ['art'], wish: { kind: 'category', value: 'museum' } },
  { phrases: ['half day'], wish: { kind: 'duration', value: '180-300' } },
  { phrases: ['Küche'], wish: { kind: 'category', value: 'food' } },
  { phrases: ['what to do', 'tour'] },
]);
const subjects = vocabularyOf([{ phrases: ['street art', 'Wandbilder'], wish: { kind: 'synonym', value: '0' } }]);

const read = (query: string) => {
  const { rest, ...found } = understand(query, { wishes, subjects }, 'EUR');
  return { wishes: found.wishes.map(keyOf), rest: rest.map(({ text }) => text) };
};

describe('words of a vocabulary', () => {
  it.each([
    ['with kids when it rains', ['suits:families', 'setting:indoors']],
    ['mit Kindern bei Regen', ['suits:families', 'setting:indoors']],
    ['for families, families', ['suits:families']],
    ['Sonntag vormittag', ['weekday:sun', 'time:morning']],
    ['Sonntagvormittag', ['weekday:sun', 'time:morning']],
    ['USA', ['destination:new-york.san-francisco']],
    ['kueche', ['category:food']],
  ])('%s', (query, keys) => expect(read(query)).toEqual({ wishes: keys, rest: [] }));

  it('leaves what it does not know, without articles and words that say nothing', () => {
    expect(read('what to do on a Sunday with a trombone')).toEqual({ wishes: ['weekday:sun'], rest: ['trombone'] });
    expect(read('the')).toEqual({ wishes: [], rest: [] });
  });

  it('keeps words together that have a meaning of their own', () => {
    expect(read('street art')).toEqual({ wishes: [], rest: ['street', 'art'] });
    expect(read('art on the street')).toEqual({ wishes: ['category:museum'], rest: ['street'] });
  });
});

describe('prices', () => {
  it.each([
    ['unter 30 Euro', 'price:eur30'],
    ['under €30', 'price:eur30'],
    ['30€', 'price:eur30'],
    ['bis zu 49,90 Euro', 'price:eur49'],
    ['less than 50 dollars', 'price:usd50'],
    ['up to $50', 'price:usd50'],
    ['max 20 CHF', 'price:chf20'],
    ['under 30', 'price:eur30'],
  ])('%s', (query, key) => expect(read(query)).toEqual({ wishes: [key], rest: [] }));

  it.each(['30', 'route 66', 'for 4 people', 'under 4 people'])('%s is none', (query) =>
    expect(read(query).wishes.filter((key) => key.startsWith('price'))).toEqual([]),
  );
});

describe('durations and ages', () => {
  it.each([
    ['2 hours', 'duration:90-150'],
    ['zwei Stunden', 'duration:90-150'],
    ['unter 3 Stunden', 'duration:0-180'],
    ['mindestens 4 Stunden', 'duration:240-'],
    ['three days', 'duration:2881-4320'],
    ['90 min', 'duration:68-113'],
    ['half day', 'duration:180-300'],
    ['8-year-old', 'suits:families'],
    ['8 Jahre alt', 'suits:families'],
  ])('%s', (query, key) => expect(read(query)).toEqual({ wishes: [key], rest: [] }));

  it('a grown-up of 70 years is no child', () => expect(read('70 years').wishes).toEqual([]));
});
