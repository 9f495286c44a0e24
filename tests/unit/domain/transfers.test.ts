import { describe, expect, test } from 'vitest';
import type { TransferPlace } from '#contracts/transfers.ts';
import { rulesOf } from '#domain/checkout-rules.ts';
import { nothingTyped, orderedTransfersOf, shownTransfersOf, type TypedTransfer } from '#domain/typed-transfer.ts';
import { airport as airportKind } from '#domain/transfers/airport.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
import * as v from 'valibot';
import { cartItem, cartWith, formItem } from '#tests/support/cart.ts';

const at = { street: 'Via Uno 1', latitude: 41.9, longitude: 12.5 };
const stop: TransferPlace = { id: 'stop', kind: 'stop', title: 'Station', ...at, minutes: 30 };
const airport: TransferPlace = { id: 'airport', kind: 'airport', title: 'Airport', ...at, minutes: 0, margin: 45 };
const port: TransferPlace = { id: 'port', kind: 'cruise', title: 'Harbour', ...at };
const hotel: TransferPlace = { id: 'hotel', kind: 'hotel', title: 'Your hotel' };

/** On 29 November from 10:00 to 12:00. */
const itemWith = (pickupPlaces: TransferPlace[], dropoffPlaces: TransferPlace[] = []) => ({
  ...cartItem,
  travellers: ['Adult'],
  startingPointEntryRequired: pickupPlaces.length > 0,
  dropOffPointEntryRequired: dropoffPlaces.length > 0,
  pickupPlaces,
  dropoffPlaces,
});
const typedWith = (pickup: Partial<TypedTransfer>, dropOff: Partial<TypedTransfer> = {}) => ({
  ...formItem(['Ada']),
  pickup: { ...nothingTyped, ...pickup },
  dropOff: { ...nothingTyped, ...dropOff },
});

/** What the form says of an item: field and problem. */
function problemsOf(item: ReturnType<typeof itemWith>, typed: ReturnType<typeof typedWith>): string[] {
  const { issues = [] } = v.safeParse(rulesOf.questions(cartWith(item)), { items: [typed], comments: '' });
  return issues.map((issue) => `${v.getDotPath(issue)?.replace('items.0.', '')}: ${issue.message}`);
}

describe('what is asked', () => {
  const flight = { flight: 'LH 400', time: '09:15' };
  test.each<[string, TransferPlace[], Partial<TypedTransfer>, string[]]>([
    ['the place, where there are several', [stop, hotel], {}, ['pickup.id: choosePlace']],
    ['nothing of a stop', [stop, hotel], { id: 'stop' }, []],
    ['nothing where there is one stop', [stop], {}, []],
    ['name and address of a hotel', [hotel], {}, ['pickup.hotelName: enterHotelName', 'pickup.address: enterHotelAddress']],
    ['flight and time at an airport', [airport], {}, ['pickup.flight: enterFlight', 'pickup.time: enterFlightTime']],
    ['a flight number that is one', [airport], { ...flight, flight: 'tomorrow' }, ['pickup.flight: flightFormat']],
    ['a flight that lands in time', [airport], flight, []],
    ['a flight that does not land too late', [airport], { ...flight, time: '09:16' }, ['pickup.time: landsTooLate']],
    ['ship and terminal in a port', [port], {}, ['pickup.ship: enterShip', 'pickup.terminal: enterTerminal']],
    ['nothing of a place that is not chosen', [stop, hotel], { id: 'stop', hotelName: 'x'.repeat(300) }, []],
    ['a place of this tour', [stop, hotel], { id: 'elsewhere' }, ['pickup.id: choosePlace']],
  ])('%s', (_, places, typed, problems) => {
    expect(problemsOf(itemWith(places), typedWith(typed))).toEqual(problems);
  });

  test('a time, before anything is said of it, whatever the start', () => {
    for (const startingTime of ['00:20', '13:00', '23:30'])
      expect(problemsOf({ ...itemWith([airport]), startingTime }, typedWith({ flight: 'LH400' }))).toEqual([
        'pickup.time: enterFlightTime',
      ]);
  });

  test('a flight that does not leave too early', () => {
    const toAirport = itemWith([], [{ ...airport, minutes: 40, margin: 120 }]);
    const leaving = (time: string) => problemsOf(toAirport, typedWith({}, { flight: 'LH400', time }));
    expect(leaving('14:40')).toEqual([]);
    expect(leaving('14:39')).toEqual(['dropOff.time: leavesTooEarly']);
  });
});

test.each([
  ['23:30', '00:30', undefined],
  ['23:50', '00:30', 'landsTooLate'],
  ['01:00', '00:30', 'landsTooLate'],
])('a flight that lands at %s is held against %s, though midnight lies between', (time, fetched, problem) => {
  expect(airportKind.problem?.(airport, { time }, 'pickup', fetched)).toBe(problem);
});

describe('what is sent', () => {
  test('the place, and only what its kind asks', () => {
    const typed = typedWith(
      { id: 'airport', flight: 'lh 400', time: '09:15', hotelName: 'Hotel' },
      { hotelName: ' Hotel ', address: 'Via Tre 3' },
    );
    expect(orderedTransfersOf(itemWith([airport, stop], [hotel]), typed)).toEqual({
      pickupId: 'airport',
      startingPointInformation: { flight: 'LH400', time: '09:15' },
      dropOffInformation: { hotelName: 'Hotel', address: 'Via Tre 3' },
    });
  });

  test('nothing of what is not complete, or not asked', () => {
    expect(orderedTransfersOf(itemWith([hotel]), typedWith({ hotelName: 'Hotel' }))).toEqual({});
    expect(orderedTransfersOf(itemWith([]), typedWith({ hotelName: 'Hotel', address: 'Via Tre 3' }))).toEqual({});
    expect(orderedTransfersOf(itemWith([stop]), typedWith({}))).toEqual({});
  });
});

test('in words: where, when, and with which flight or ship', () => {
  const typed = typedWith({ id: 'port', ship: 'Stella Nova', terminal: 'Pier 12' }, { flight: 'LH400', time: '16:00' });
  const shown = shownTransfersOf(itemWith([port, stop], [{ ...airport, minutes: 40, margin: 120 }]), typed, transferMessages('en'));
  expect(shown).toEqual({
    pickup: { title: 'Harbour', street: 'Pier 12, Via Uno 1', notes: ['Ship: Stella Nova'], latitude: 41.9, longitude: 12.5 },
    dropOff: {
      title: 'Airport',
      street: 'Via Uno 1',
      time: '12:40',
      notes: ['Flight LH400, departs at 16:00'],
      latitude: 41.9,
      longitude: 12.5,
    },
  });
  expect(shownTransfersOf(itemWith([stop]), typedWith({}), transferMessages('en')).pickup).toMatchObject({
    title: 'Station',
    time: '09:30',
  });
});
