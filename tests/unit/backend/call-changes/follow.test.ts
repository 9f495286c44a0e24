import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callNow } from '#backend/call-changes/call-now.ts';
import { followCall } from '#backend/call-changes/follow.ts';
import { noticeChangedCalls } from '#backend/call-changes/notice.ts';
import { jobsOfBookings } from '#backend/jobs/stored.ts';
import { acceptSuggestedTime } from '#backend/suggested-times/accept.ts';
import { suggest } from '#backend/suggested-times/suggest.ts';
import { mailsTo } from '#tests/support/ledger.ts';
import { barcino, dayInPort, inPort, onRequest, openShipShop, sagrada, type ShipShop } from '#tests/support/ship-shop.ts';

let ship: ShipShop;
beforeEach(async () => {
  ship = await openShipShop();
});
afterEach(() => ship.close());

type Booked = Awaited<ReturnType<ShipShop['booked']>>;

const onceADay = { tour: barcino, time: '10:15' };
const rowOf = async ({ key }: Booked) => (await ship.rowsOf(key))[0]!;
const subjects = async ({ email }: Booked): Promise<string[]> => (await mailsTo(ship.shop.backend, email)).map(({ subject }) => subject);

/** It stands as it was booked, nothing is to be done for it, and its booker has the tickets alone. */
async function expectUntouched(booked: Booked): Promise<void> {
  const { status, item, callChange } = await rowOf(booked);
  expect({ status, shoreCall: item.shoreCall, callChange }).toEqual({
    status: 'confirmed',
    shoreCall: booked.row.item.shoreCall,
    callChange: null,
  });
  expect(await subjects(booked)).toHaveLength(1);
}

const hasNotice = async ({ row }: Booked): Promise<boolean> =>
  (await jobsOfBookings(ship.shop.backend.db, [row.id])).some(({ kind }) => kind === 'call_change');

describe('a booking is left as it is', () => {
  it('when its call is the same, whatever else of the voyage has changed', async () => {
    const booked = await ship.booked([onceADay]);
    await ship.sail({ port: 'marseille', arrival: '2026-12-15T08:00', departure: '2026-12-15T12:00', berth: 'docked' }, inPort());
    await ship.follow();
    expect(await hasNotice(booked)).toBe(false);
    await expectUntouched(booked);
  });

  it.each(['2026-12-16T09:15:00Z', '2026-12-16T12:00:00Z', '2027-01-20T12:00:00Z'])(
    'once it has begun, and when the voyage leaves the catalogue after it: %s',
    async (now) => {
      const booked = await ship.booked([onceADay]);
      ship.shop.clock.set(now);
      await ship.cancelVoyage();
      await ship.follow();
      expect(await hasNotice(booked)).toBe(false);
      await followCall(ship.shop.backend, booked.row, 'none');
      await expectUntouched(booked);
    },
  );

  it('when the catalogue cannot be read', async () => {
    const booked = await ship.booked([onceADay]);
    writeFileSync(join(ship.directory, 'cruises', 'routes', 'own.yaml'), 'calls: [');
    await ship.refresh();
    await ship.follow();
    await expectUntouched(booked);
  });

  it('when the catalogue has lost all its cruises', async () => {
    const booked = await ship.booked([onceADay]);
    rmSync(join(ship.directory, 'cruises'), { recursive: true });
    await ship.refresh();
    await ship.follow();
    await followCall(ship.shop.backend, booked.row, 'none');
    await expectUntouched(booked);
  });

  it('when only the shop of an organisation shows its ship from now on', async () => {
    const booked = await ship.booked([onceADay]);
    await ship.editLines((text) =>
      text.replace('name: Meridian Lines', 'name: Meridian Lines\n  organizationId: 6f0b1c52-8a4e-4d0b-9d1f-2c7e5a90b6d3'),
    );
    const { backend } = ship.shop;
    expect(
      [...backend.catalogue.cruises.routes.values()].find(({ ship: { id } }) => id === 'meridian-star')?.ship.line.organizationId,
    ).toBeDefined();
    await ship.follow();
    await expectUntouched(booked);
  });

  it('when a mistake is put right within five minutes', async () => {
    const booked = await ship.booked([onceADay]);
    await ship.sail();
    await noticeChangedCalls(ship.shop.backend);
    await ship.shop.wait(4);
    await ship.shop.settle();
    await expectUntouched(booked);
    await ship.sail(inPort());
    await ship.shop.wait(1);
    await ship.shop.settle();
    await expectUntouched(booked);
  });

  it('by a server that knows another catalogue than the one that has noticed', async () => {
    const booked = await ship.booked([onceADay]);
    await followCall(ship.shop.backend, booked.row, 'none');
    await expectUntouched(booked);
  });

  it('when it has nothing to do with a ship', async () => {
    const booked = await ship.booked([{ ...onceADay, isFromShip: false }]);
    await ship.cancelVoyage();
    await ship.follow();
    await expectUntouched(booked);
  });
});

describe('a booking stands', () => {
  it('when its call has other times that it fits, and keeps them', async () => {
    const booked = await ship.booked([onceADay]);
    await ship.sail(inPort({ arrival: `${dayInPort}T07:00`, departure: `${dayInPort}T18:00` }));
    await ship.follow();
    const { status, item, callChange } = await rowOf(booked);
    expect([status, callChange?.outcome]).toEqual(['confirmed', 'stands']);
    expect(item.shoreCall).toMatchObject({ arrival: `${dayInPort}T07:00`, allAboard: `${dayInPort}T17:30`, verdict: { fit: 'fits' } });
    expect(item.span).toEqual(booked.row.item.span);
  });

  it('when its tour has left the catalogue, by what it keeps of it', async () => {
    const booked = await ship.booked([onceADay]);
    const verdict = booked.row.item.shoreCall?.verdict;
    ship.withdraw(barcino);
    await ship.sail(inPort({ arrival: `${dayInPort}T07:00` }));
    await ship.follow();
    const { status, item } = await rowOf(booked);
    expect([status, item.shoreCall?.verdict]).toEqual(['confirmed', verdict]);
  });

  /** With all aboard at 18:30 there is less than an hour and a half to spare for the afternoon. */
  it.each([
    { what: 'as many minutes to spare as were agreed to', departure: '19:00', outcome: 'stands' },
    { what: 'less', departure: '18:59', outcome: 'offer' },
  ])('where it is tight, with $what: $outcome', async ({ departure, outcome }) => {
    await ship.sail(inPort({ departure: `${dayInPort}T19:00` }));
    const spare = await ship.spareOf({ time: '14:00' });
    const booked = await ship.booked([{ time: '14:00', agreedMinutes: spare }]);
    expect(booked.row.item.shoreCall?.verdict).toMatchObject({ fit: 'tight', minutes: spare });
    await ship.sail(inPort({ arrival: `${dayInPort}T07:00`, departure: `${dayInPort}T${departure}` }));
    await ship.follow();
    expect((await rowOf(booked)).callChange?.outcome).toBe(outcome);
  });

  it('where its guest takes a time that was suggested before the change: that one is held against it, too', async () => {
    await ship.edit(sagrada, onRequest);
    const booked = await ship.booked([{ time: '09:30' }]);
    const { backend } = ship.shop;
    await suggest(backend, await rowOf(booked), { day: dayInPort, startingTime: '14:00' });
    await ship.sail(inPort({ departure: `${dayInPort}T16:30` }));
    await ship.follow();
    const stood = await rowOf(booked);
    expect([stood.status, stood.callChange?.outcome]).toEqual(['on_request', 'stands']);
    expect(await acceptSuggestedTime(backend, stood, stood.suggestedTime?.suggestedAt ?? '')).toBe(true);
    // What was noticed a moment ago is not noticed again for ten minutes.
    ship.shop.clock.advance(10);
    await ship.follow();
    expect(await rowOf(booked)).toMatchObject({ status: 'cancelled', callChange: { outcome: 'refund', reason: 'times' } });
  });

  it('is not moved to what is tight without having agreed to it', async () => {
    const booked = await ship.booked([{ time: '14:00' }]);
    await ship.sail(inPort({ departure: `${dayInPort}T19:00` }));
    await ship.follow();
    expect((await rowOf(booked)).callChange).toMatchObject({ outcome: 'offer', reason: 'times' });
  });
});

describe('all money of a booking comes back', () => {
  it.each([
    { what: 'its call is dropped', change: () => ship.sail(), reason: 'call_gone' },
    { what: 'its voyage is gone', change: () => ship.cancelVoyage(), reason: 'sailing_gone' },
    { what: 'the ship is there on another day', change: () => ship.sail(onThursday), reason: 'call_gone' },
    { what: 'nothing fits its new times', change: () => ship.sail(inPort({ departure: `${dayInPort}T11:00` })), reason: 'times' },
    { what: 'the ship comes too late', change: () => ship.sail(inPort({ arrival: `${dayInPort}T10:00` })), reason: 'times' },
  ])('when $what', async ({ change, reason }) => {
    const booked = await ship.booked([onceADay]);
    await ship.edit(barcino, (text) => text.replaceAll('wed, thu, fri', 'wed, fri'));
    await change();
    await ship.follow();
    expect(await rowOf(booked)).toMatchObject({ status: 'cancelled', callChange: { outcome: 'refund', reason } });
  });

  const onThursday = { port: 'barcelona', arrival: '2026-12-17T08:00', departure: '2026-12-17T12:00', berth: 'docked' as const };
});

describe('other times are offered', () => {
  it('on the day on which the ship comes instead', async () => {
    const booked = await ship.booked([onceADay]);
    await ship.sail({ port: 'barcelona', arrival: '2026-12-17T07:00', departure: '2026-12-17T20:00', berth: 'docked' });
    await ship.follow();
    expect((await rowOf(booked)).callChange).toMatchObject({ outcome: 'offer', reason: 'call_gone', call: 'none' });
    expect(callNow(ship.shop.backend, await rowOf(booked))).toBe('none');
  });

  it('not where an operator has taken the booking for this time alone', async () => {
    const booked = await ship.booked([{ time: '14:00' }]);
    await ship.edit(sagrada, onRequest);
    await ship.sail(inPort({ departure: `${dayInPort}T16:30` }));
    await ship.follow();
    expect((await rowOf(booked)).status).toBe('cancelled');
  });
});
