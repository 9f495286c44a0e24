import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '#backend/server.ts';
import { suggestPath } from '#backend/tickets/links.ts';
import { checkout } from '#contracts/documented/checkout.ts';
import { getTrip, postTrip } from '#contracts/documented/trip.ts';
import { forAdults } from '#tests/support/adults.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { bookingsOf } from '#tests/support/ledger.ts';
import { answersTo, orderFor, pastaTour, shopperAt, type Shopper } from '#tests/support/order.ts';
import { beforeSailing, days, fitsAgain, pastaFromShip, pastaSailing, sailingId, verdicts } from '#tests/support/pasta-ashore.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { replaceSailings, staysInRome, stayOn, withSailings } from '#tests/support/sailings.ts';
import { signedInAt, withToken } from '#tests/support/signed-in.ts';

const catalogue = withSailings(await readCatalogue(), [pastaSailing()]);

let server: RunningServer;
let shop: Target;
let shopper: Shopper;
beforeAll(async () => {
  server = await startTestServer({ clock: testClock(beforeSailing).now, catalogue });
  shop = { origin: server.url, close: server.close };
  shopper = shopperAt(server.url);
});
afterAll(() => server.close());

async function heldFor(selection: Parameters<Shopper['hold']>[0]) {
  const held = await shopper.hold(selection);
  if (!held) throw new Error('it is held');
  return held;
}

describe('an order for the guests of a cruise', () => {
  it('is booked with the call that it is for, and what the ship clock said, in each language', async () => {
    const key = randomUUID();
    const order = orderFor(await heldFor(pastaFromShip(days.fits)), { locale: 'de' });
    const { body } = await call(shop, checkout, { headers: { 'Idempotency-Key': key }, body: order });
    expect(body?.stripeStatus).toBe('succeeded');
    const [booking] = await bookingsOf(server.backend, key);
    expect(booking?.item.shoreCall).toEqual({
      cruiseRouteUuid: sailingId,
      cruiseLineName: 'Meridian Lines',
      cruiseShipName: 'Meridian Star',
      sailing: { title: { en: 'Rome and back', de: 'Nach Rom und zurück' }, from: '2027-05-11', to: '2027-05-20' },
      port: { en: 'Civitavecchia', de: 'Civitavecchia' },
      timeZone: 'Europe/Rome',
      arrival: `${days.fits}T07:00`,
      departure: `${days.fits}T21:00`,
      allAboard: `${days.fits}T20:30`,
      berth: 'docked',
      verdict: verdicts.fits,
    });
  });

  it('is booked where it is tight and the shopper has agreed to that', async () => {
    const key = randomUUID();
    const order = orderFor(await heldFor(pastaFromShip(days.tight, 60)));
    await call(shop, checkout, { headers: { 'Idempotency-Key': key }, body: order });
    const [booking] = await bookingsOf(server.backend, key);
    expect(booking?.item.shoreCall?.verdict).toEqual(verdicts.tight);
  });

  it('says nothing of ships where it is for none', async () => {
    const key = randomUUID();
    const { cruise: _, ...ashore } = pastaFromShip(days.fits);
    await call(shop, checkout, { headers: { 'Idempotency-Key': key }, body: orderFor(await heldFor(ashore)) });
    const [booking] = await bookingsOf(server.backend, key);
    expect(booking?.status).toBe('confirmed');
    expect(booking?.item).not.toHaveProperty('shoreCall');
  });

  it.each([
    ['no cruise', undefined],
    ['another cruise', { cruiseRouteUuid: '00000000-0000-4000-8000-000000000000' }],
  ])('is for what is held: one that names %s is refused', async (_, cruise) => {
    const key = randomUUID();
    const { cruise: held, ...rest } = await heldFor(pastaFromShip(fitsAgain));
    expect(held).toEqual({ cruiseRouteUuid: sailingId });
    const body = orderFor({ ...rest, ...(cruise && { cruise }) });
    expect(await refusal(shop, checkout, { headers: { 'Idempotency-Key': key }, body })).toMatchObject({
      code: 'invalid_request',
      details: { field: 'cart.cartItems', problem: 'another_selection' },
    });
    expect(await bookingsOf(server.backend, key)).toEqual([]);
  });
});

describe('an order whose call has changed since its places were held', () => {
  afterEach(() => replaceSailings(server.backend, [pastaSailing()]));

  it('is refused, and says which tour it is and why', async () => {
    const key = randomUUID();
    const body = orderFor(await heldFor(pastaFromShip(fitsAgain)));
    replaceSailings(server.backend, [pastaSailing({ again: stayOn(fitsAgain, '09:00') })]);
    expect(await refusal(shop, checkout, { headers: { 'Idempotency-Key': key }, body })).toMatchObject({
      code: 'ship_clock',
      details: { problem: 'ship_starts_early', tourName: 'Fresh pasta in Trastevere' },
    });
    expect(await bookingsOf(server.backend, key)).toEqual([]);
  });
});

describe('another time for a request from a ship', () => {
  const kayaks = '22222222-2222-4222-8222-222222222222';

  /** Kayaks start at 9:00 and 16:00 beyond Rome, more than two hours from the ship, and take three. */
  async function requested(agreedMinutes?: number) {
    const stays = [stayOn('2027-05-19', '05:00', '22:00'), stayOn('2027-05-21', '05:00'), stayOn('2027-05-23', '05:00', '15:00')] as const;
    replaceSailings(server.backend, [pastaSailing(), staysInRome(kayaks, stays)]);
    const tour = [...catalogue.tours.values()].find(({ slug }) => slug === 'kayaking-on-lake-albano');
    if (!tour) throw new Error('the catalogue has kayaks');
    const quote = await heldFor({
      ...{ tourId: tour.tourId, queryDate: '2027-05-19', startingTime: '09:00', components: forAdults(2) },
      cruise: { cruiseRouteUuid: kayaks, ...(agreedMinutes !== undefined && { agreedMinutes }) },
    });
    const key = randomUUID();
    const answers = answersTo(await shopper.details(tour), 2);
    await call(shop, checkout, { headers: { 'Idempotency-Key': key }, body: orderFor(quote, { onRequest: true, answers }) });
    const [row] = await bookingsOf(server.backend, key);
    if (!row) throw new Error('it is requested');
    const url = server.url + suggestPath(server.backend.signingKey, row.id);
    const times = [...(await (await fetch(url)).text()).matchAll(/<option value="(\d[^"]+)"/g)].map(([, value = '']) => value);
    const suggest = (time: string) => fetch(url, { method: 'POST', body: new URLSearchParams({ time }), redirect: 'manual' });
    return { key, times, suggest };
  }

  it('keeps the ship, and is no tighter than was agreed to', async () => {
    expect((await requested()).times).toEqual(['2027-05-21 09:00']);
    expect((await requested(0)).times).toEqual(['2027-05-19 16:00', '2027-05-21 09:00', '2027-05-23 09:00']);
  });

  it('is kept with the call that it is in, and cannot be one that misses the ship', async () => {
    const { key, suggest } = await requested();
    expect((await suggest('2027-05-21 16:00')).status, 'back after all aboard').toBe(400);
    expect((await suggest('2027-05-22 09:00')).status, 'at sea').toBe(400);
    expect((await bookingsOf(server.backend, key))[0]?.suggestedTime).toBeNull();
    expect((await suggest('2027-05-21 09:00')).status).toBe(303);
    const [asked] = await bookingsOf(server.backend, key);
    expect(asked?.item.shoreCall).toMatchObject({ arrival: '2027-05-19T05:00' });
    expect(asked?.suggestedTime?.item.shoreCall).toMatchObject({ arrival: '2027-05-21T05:00', verdict: { fit: 'fits' } });
  });
});

describe("an account's trip", () => {
  it('keeps the cruise of a wish, and to what was agreed, until the wish is for none', async () => {
    const person = await signedInAt(server);
    const asked = { query: { subjectId: person.id }, headers: withToken(person.token) };
    const id = randomUUID();
    const wish = { productType: pastaTour.productType, ...pastaFromShip(days.tight, 60) };
    await call(shop, postTrip, { ...asked, body: { data: { [id]: wish } } });
    expect((await call(shop, getTrip, asked)).body?.data).toEqual({ [id]: { ...wish, addedAt: expect.any(String) } });
    const { cruise: _, ...ashore } = wish;
    await call(shop, postTrip, { ...asked, body: { data: { [id]: ashore } } });
    expect((await call(shop, getTrip, asked)).body?.data).toEqual({ [id]: { ...ashore, addedAt: expect.any(String) } });
  });

  it('refuses a wish whose cruise is no sailing by its id', async () => {
    const person = await signedInAt(server);
    const asked = { query: { subjectId: person.id }, headers: withToken(person.token) };
    const wish = { productType: pastaTour.productType, ...pastaFromShip(days.fits), cruise: { cruiseRouteUuid: 'next' } };
    const { code } = await refusal(shop, postTrip, { ...asked, body: { data: { [randomUUID()]: wish } } });
    expect(code).toBe('invalid_request');
  });
});
