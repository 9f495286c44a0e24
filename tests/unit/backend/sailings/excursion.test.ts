import { describe, expect, it } from 'vitest';
import { callOn, callsFor, daysAshore, isExcursion, shipClockFor } from '#backend/sailings/excursion.ts';
import { pastaTour } from '#tests/support/order.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { romeAndBack, staysInRome, stayOn, withSailings, type Sailing } from '#tests/support/sailings.ts';

const content = await readCatalogue();
const model = content.tours.get(pastaTour.tourId);
if (!model) throw new Error('the catalogue has no pasta');
const pasta = { ...model, pickup: [], dropOff: [], durationMinutes: 120 };

const id = '11111111-1111-4111-8111-111111111111';
function routeOf(sailing: Sailing) {
  const [route] = withSailings(content, [sailing]).cruises.routes.values();
  if (!route) throw new Error('it is a sailing');
  return route;
}
const inCity = (city: string) => {
  const destination = content.destinations.get(city);
  if (!destination) throw new Error(`there is no ${city}`);
  return { ...pasta, destination };
};
const over = (arrival: string, departure: string) => {
  const [, call] = routeOf(staysInRome(id, [{ arrival, departure }])).calls;
  if (!call) throw new Error('it is a call');
  return call;
};

describe('the stays for a tour', () => {
  const route = routeOf(romeAndBack(id, '2027-05-10'));
  const portsFor = (tour: typeof pasta) => callsFor(route, tour).map(({ port, arrival }) => `${port.id} ${arrival}`);

  it('are those in its city, each of them', () => {
    expect(portsFor(pasta)).toEqual(['civitavecchia 2027-05-12T07:00']);
    expect(portsFor(inCity('barcelona'))).toEqual(['barcelona undefined', 'barcelona 2027-05-15T06:30']);
    expect(portsFor(inCity('paris'))).toEqual([]);
  });

  it('are none for a ride from one place to another, whatever else it is', () => {
    const ride = { ...pasta, categories: ['sightseeing', 'transfer'] as const };
    expect([isExcursion(pasta), isExcursion({ ...ride, categories: [...ride.categories] })]).toEqual([true, false]);
    expect(portsFor({ ...ride, categories: [...ride.categories] })).toEqual([]);
  });
});

describe('the days of a stay', () => {
  it.each([
    ['is one', ['2027-05-12T07:00', '2027-05-12T21:00'], ['2027-05-12']],
    ['are two where it ends after midnight', ['2027-05-12T07:00', '2027-05-13T00:30'], ['2027-05-12', '2027-05-13']],
    ['go on over the end of a month', ['2027-05-30T12:00', '2027-06-01T15:00'], ['2027-05-30', '2027-05-31', '2027-06-01']],
    ['go on over the night that is an hour shorter', ['2027-03-27T12:00', '2027-03-29T06:00'], ['2027-03-27', '2027-03-28', '2027-03-29']],
  ])('%s', (_, [arrival = '', departure = ''], days) => {
    expect(daysAshore(over(arrival, departure))).toEqual(days);
  });

  it('is the first and the last of a voyage', () => {
    const { calls } = routeOf(romeAndBack(id, '2027-05-10'));
    expect([calls[0], calls.at(-1)].map((call) => call && daysAshore(call))).toEqual([['2027-05-10'], ['2027-05-15']]);
  });

  it('say which stay there is on a day', () => {
    const { calls } = routeOf(staysInRome(id, [{ arrival: '2027-05-12T12:00', departure: '2027-05-14T15:00' }, stayOn('2027-05-16')]));
    const arrivalOn = (day: string) => callOn(calls, day)?.arrival;
    expect(['2027-05-12', '2027-05-13', '2027-05-14'].map(arrivalOn)).toEqual(Array.from({ length: 3 }, () => '2027-05-12T12:00'));
    expect(arrivalOn('2027-05-16')).toBe('2027-05-16T07:00');
    expect([callOn(calls, '2027-05-10'), callOn(calls, '2027-05-15'), callOn(calls, '2027-05-18')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the ship clock of a tour', () => {
  it('counts from the arrival to all aboard of the whole stay, on each of its days', () => {
    const clock = shipClockFor(pasta, over('2027-05-12T12:00', '2027-05-14T15:00'));
    // Two hours in Rome, and an hour and a half back.
    expect(clock('2027-05-12', '13:59')).toEqual({ fit: 'no', problem: 'starts-early', minutes: 1, backAt: '2027-05-12T17:29' });
    expect(clock('2027-05-12', '14:00')).toEqual({ fit: 'fits', minutes: 45 * 60, backAt: '2027-05-12T17:30' });
    expect(clock('2027-05-13', '22:00')).toEqual({ fit: 'fits', minutes: 13 * 60, backAt: '2027-05-14T01:30' });
    expect(clock('2027-05-14', '10:00')).toEqual({ fit: 'tight', minutes: 60, backAt: '2027-05-14T13:30' });
    expect(clock('2027-05-14', '11:30')).toEqual({ fit: 'no', problem: 'ends-late', minutes: 30, backAt: '2027-05-14T15:00' });
  });
});
