import { describe, expect, it } from 'vitest';
import type { CruiseRoute } from '#contracts/cruises.ts';
import { sailingsFor, shipsNamedIn } from '#domain/cruises/find-sailings.ts';

const uuid = '00000000-0000-4000-8000-000000000001';
const shipOf = (line: string, name: string) => ({ line: { name: line, cruiseLineUuid: uuid }, ship: { name, cruiseShipUuid: uuid } });
const ships = [
  shipOf('Meridian Lines', 'Meridian Star'),
  shipOf('Meridian Lines', 'Meridian Dawn'),
  shipOf('Blue Petrel Line', 'Petrel Light'),
  shipOf('Quarterdeck Voyages', 'Quarterdeck One'),
];

describe('a search', () => {
  it.each([
    ['Meridian Star 12 May', ['Meridian Star']],
    ['meridian star', ['Meridian Star']],
    ['Star of Meridian', ['Meridian Star', 'Meridian Dawn']],
    ['Meridian in May', ['Meridian Star', 'Meridian Dawn']],
    ['blue petrel', ['Petrel Light']],
    ['petrel light', ['Petrel Light']],
    ['Kreuzfahrt Norwegen Mai', ['Meridian Star', 'Meridian Dawn', 'Petrel Light', 'Quarterdeck One']],
    ['a CRUISE', ['Meridian Star', 'Meridian Dawn', 'Petrel Light', 'Quarterdeck One']],
    // Words of names that mean something else, too.
    ['one day in Rome', []],
    ['under the stars', []],
    ['light house', []],
    ['rome', []],
    ['', []],
  ])('for %j is about the ships %j', (query, names) => {
    expect(shipsNamedIn(query, ships).map(({ ship }) => ship.name)).toEqual(names);
  });
});

const port = (city: string, country: string) => ({ locationUuid: uuid, latitude: 0, longitude: 0, city, country });
const sailing = (routeStartDate: string, routeEndDate: string, more: Partial<CruiseRoute> = {}): CruiseRoute => ({
  cruiseRouteUuid: uuid,
  routeStartDate,
  routeEndDate,
  title_en: 'Western Mediterranean from Barcelona',
  title_de: 'Westliches Mittelmeer ab Barcelona',
  cruiseLineName: 'Meridian Lines',
  cruiseShipName: 'Meridian Star',
  cruiseShipUuid: uuid,
  cruiseRoutePorts: [port('Barcelona', 'Spain'), port('Rome', 'Italy')],
  ...more,
});
const spring = sailing('2027-05-09', '2027-05-16');
const norway = sailing('2027-06-05', '2027-06-12', {
  title_en: 'Norwegian fjords from Southampton',
  title_de: 'Norwegische Fjorde ab Southampton',
  cruiseRoutePorts: [port('London', 'Vereinigtes Königreich'), port('Ålesund', 'Norwegen')],
});
const newYear = sailing('2027-12-28', '2028-01-06');
const all = [spring, norway, newYear];

describe('of a ship’s sailings a search leaves', () => {
  it.each([
    ['Meridian Star', all],
    ['meridian cruise', all],
    ['Meridian Star 12 May', [spring]],
    ['Meridian Star 16. Mai', [spring]],
    ['Meridian Star 17 May', []],
    ['cruise 2027-05-10', [spring]],
    ['cruise 2027-05-17', []],
    ['Meridian Star June 2027', [norway]],
    ['Meridian Star juni', [norway]],
    ['Meridian Star June 2028', []],
    ['cruise january', [newYear]],
    ['cruise january 2028', [newYear]],
    ['cruise january 2027', []],
    ['cruise 2028', [newYear]],
    ['cruise dec', [newYear]],
    ['Kreuzfahrt Norwegen', [norway]],
    ['cruise norway fjord', []],
    ['cruise to the norwegian fjords', [norway]],
    ['cruise alesund', [norway]],
    ['cruise rome', [spring, newYear]],
    ['cruise rome june', []],
    ['cruise on the moon', []],
    // A number without a month says nothing of when.
    ['Meridian Star 2', all],
  ])('for %j', (query, found) => {
    expect(sailingsFor(query, all)).toEqual(found);
  });
});
