import { expect, it } from 'vitest';
import { byMonth, isUnderWay, portsOf } from '#domain/cruises/itineraries.ts';

const beginning = (routeStartDate: string) => ({ routeStartDate });
const port = (city: string) => ({ locationUuid: city, city, country: 'Italy', latitude: 41, longitude: 12 });
const calling = (...cities: string[]) => ({ cruiseRoutePorts: cities.map(port) });

it('sailings stand below the month in which they begin, of each year', () => {
  const days = (sailings: { routeStartDate: string }[]) => sailings.map(({ routeStartDate }) => routeStartDate);
  const months = byMonth(['2027-05-09', '2027-05-30', '2027-06-06', '2028-05-07'].map(beginning));
  expect(months.map(({ first, sailings }) => [first, days(sailings)])).toEqual([
    ['2027-05-01', ['2027-05-09', '2027-05-30']],
    ['2027-06-01', ['2027-06-06']],
    ['2028-05-01', ['2028-05-07']],
  ]);
  expect(byMonth([])).toEqual([]);
});

it.each([
  ['2027-05-08', false],
  ['2027-05-09', false],
  ['2027-05-10', true],
])('on %s a sailing of 9 May is under way: %s', (today, isThen) => {
  expect(isUnderWay(beginning('2027-05-09'), today)).toBe(isThen);
});

it('each place that sailings call at is there once, in the order of the calls', () => {
  const ports = portsOf([calling('Rome', 'Naples', 'Rome'), calling('Genoa', 'Naples')]);
  expect(ports.map(({ city }) => city)).toEqual(['Rome', 'Naples', 'Genoa']);
});
