import { describe, expect, it } from 'vitest';
import type { BookedCall } from '#domain/booked-item.ts';
import { callText, chooseUntil, knownCall, outcomeOf } from '#domain/cruises/changed-call.ts';

const call: BookedCall = {
  cruiseRouteUuid: '7c1f1c0e-6c39-4d0e-9d51-5d7f27f0a3c4',
  cruiseLineName: 'Swan',
  cruiseShipName: 'Swan One',
  port: { en: 'Barcelona', de: 'Barcelona' },
  terminal: { en: 'Pier A', de: 'Kai A' },
  timeZone: 'Europe/Madrid',
  arrival: '2027-05-12T08:00',
  departure: '2027-05-12T20:00',
  allAboard: '2027-05-12T19:30',
  berth: 'docked',
  verdict: { fit: 'fits', minutes: 120, backAt: '2027-05-12T17:30' },
};

describe('a call is another one', () => {
  const without = (name: keyof BookedCall): BookedCall =>
    Object.fromEntries(Object.entries(call).filter(([key]) => key !== name)) as BookedCall;

  it.each([
    ['arrives later', { ...call, arrival: '2027-05-12T09:00' }],
    ['leaves earlier', { ...call, departure: '2027-05-12T19:59' }],
    ['has its guests back earlier', { ...call, allAboard: '2027-05-12T19:00' }],
    ['lands by boat', { ...call, berth: 'tender' as const }],
    ['is at another pier', { ...call, terminal: { en: 'Pier B', de: 'Kai B' } }],
    ['is in another port', { ...call, port: { en: 'Tarragona', de: 'Tarragona' } }],
    ['shows other clocks on board', { ...call, shipTimeZone: 'Europe/London' }],
    ['is where clocks differ', { ...call, timeZone: 'Europe/London' }],
    ['is where the voyage ends', without('departure')],
    ['is where the voyage begins', without('arrival')],
    ['is none', undefined],
  ])('that %s', (_, other) => {
    expect(callText(other)).not.toBe(callText(call));
  });

  it.each([
    ['differs in what the ship clock says', { ...call, verdict: { ...call.verdict, minutes: 60 } }],
    ['is spelled otherwise in German', { ...call, port: { en: 'Barcelona', de: 'Barzelona' } }],
    ['is of a ship that is renamed', { ...call, cruiseShipName: 'Swan Two' }],
  ])('but not that %s', (_, other) => {
    expect(callText(other)).toBe(callText(call));
  });
});

describe('the call that a booking knows', () => {
  const last = { at: '2027-05-01T10:00:00.000Z', outcome: 'offer' as const, call: 'none' };

  it.each([
    ['that it was made for', null, callText(call)],
    ['that it was handled for last', last, 'none'],
  ])('is the one %s', (_, callChange, known) => {
    expect(knownCall({ item: { shoreCall: call }, callChange })).toBe(known);
  });
});

describe('a booking whose call is', () => {
  const late = { code: 'ship_ends_late', minutes: 20 } as const;
  const tight = { code: 'ship_tight', minutes: 20 } as const;
  const gone = { code: 'ship_elsewhere' } as const;

  it.each([
    ['the same', { now: 'A', problem: undefined, hasOthers: false }, 'unchanged'],
    ['the same, though its tour takes longer by now', { now: 'A', problem: late, hasOthers: true }, 'unchanged'],
    ['another one that it fits', { now: 'B', problem: undefined, hasOthers: true }, 'stands'],
    ['another one that it fits, the only departure', { now: 'B', problem: undefined, hasOthers: false }, 'stands'],
    ['too short for it, and others fit', { now: 'B', problem: late, hasOthers: true }, 'offer'],
    ['too tight for it, and others fit', { now: 'B', problem: tight, hasOthers: true }, 'offer'],
    ['too short for it, and none fits', { now: 'B', problem: late, hasOthers: false }, 'refund'],
    ['gone on that day, and others fit', { now: 'none', problem: gone, hasOthers: true }, 'offer'],
    ['gone', { now: 'none', problem: gone, hasOthers: false }, 'refund'],
  ] as const)('%s', (_, { now, problem, hasOthers }, outcome) => {
    expect(outcomeOf({ known: 'A', now, problem, hasOthers })).toBe(outcome);
  });
});

describe('a guest chooses', () => {
  const span = { start: '2027-05-12T10:00', end: '2027-05-12T13:00', timeZone: 'Europe/Madrid' };

  it.each([
    ['within 72 hours', '2027-05-01T10:00:00Z', '2027-05-04T10:00:00.000Z'],
    ['until 24 hours before the visit', '2027-05-10T10:00:00Z', '2027-05-11T08:00:00.000Z'],
    ['not at all, where that is past', '2027-05-12T00:00:00Z', '2027-05-11T08:00:00.000Z'],
  ])('%s', (_, now, until) => {
    expect(chooseUntil({ span }, new Date(now)).toISOString()).toBe(until);
  });
});
