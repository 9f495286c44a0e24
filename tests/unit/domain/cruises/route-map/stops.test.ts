import { expect, it } from 'vitest';
import type { PortCall } from '#contracts/cruises.ts';
import { stopsOf } from '#domain/cruises/route-map/stops.ts';
import { cruiseWith, portCall } from '#tests/support/port-call.ts';

const rome = portCall();
const callAt = (city: string, latitude: number, arrival: string, departure = arrival): PortCall =>
  portCall({ city, port: city, latitude, arrival, departure });
const palma = callAt('Palma', 39.6, '2027-05-13T08:00', '2027-05-14T18:00');
const romeAgain = portCall({ arrival: '2027-05-15T07:00', departure: '2027-05-15T19:00' });

const told = (...days: PortCall[][]) =>
  stopsOf(cruiseWith(days.map((calls, index) => ({ day: `2027-05-${12 + index}`, calls })))).map(
    ({ city, days: numbers, isStart, isEnd }) => [city, numbers.join(), [isStart && 'start', isEnd && 'end'].filter(Boolean).join()],
  );

it('each port is one stop, with the days on which the ship comes there; a night in port is no new day', () => {
  expect(told([rome], [palma], [palma], [romeAgain])).toEqual([
    ['Rome', '1,4', 'start,end'],
    ['Palma', '2', ''],
  ]);
});

it('a sailing starts at its first port and ends at its last, also where that was called at before', () => {
  const naples = callAt('Naples', 40.8, '2027-05-14T07:00');
  expect(told([rome], [palma], [], [naples])).toEqual([
    ['Rome', '1', 'start'],
    ['Palma', '2', ''],
    ['Naples', '4', 'end'],
  ]);
  expect(told([naples], [palma], [], [romeAgain], [callAt('Palma', 39.6, '2027-05-16T07:00')])).toEqual([
    ['Naples', '1', 'start'],
    ['Palma', '2,5', 'end'],
    ['Rome', '4', ''],
  ]);
});

it('two ports of a day are two stops, and two calls at one port are two days, even next to each other', () => {
  const evening = callAt('Palma', 39.6, '2027-05-14T20:00');
  const morning = callAt('Palma', 39.6, '2027-05-15T08:00');
  expect(told([rome, palma], [evening], [morning])).toEqual([
    ['Rome', '1', 'start'],
    ['Palma', '1,2,3', 'end'],
  ]);
});

it('a voyage without calls has none', () => {
  expect(told([], [])).toEqual([]);
});
