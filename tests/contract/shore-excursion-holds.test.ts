import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdCart } from '#contracts/documented/holds.ts';
import { getTour } from '#contracts/documented/tours.ts';
import type { Selection } from '#contracts/quotes.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { call, type Target } from '#tests/support/contract.ts';
import { pastaTour, shopperAt } from '#tests/support/order.ts';
import { beforeSailing, days, fitsAgain, pastaFromShip, pastaSailing, verdicts } from '#tests/support/pasta-ashore.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { withSailings } from '#tests/support/sailings.ts';
import { sellOut } from '#tests/support/sell-out.ts';

const catalogue = withSailings(await readCatalogue(), [pastaSailing()]);

let shop: Target;
beforeAll(async () => {
  const { url, close } = await startTestServer({ clock: testClock(beforeSailing).now, catalogue });
  shop = { origin: url, close };
});
afterAll(() => shop.close());

async function held(items: Selection[], more: { replaces?: string } = {}) {
  const { body } = await call(shop, holdCart, { body: { items, currency: 'EUR', ...more } });
  if (!body) throw new Error('a cart is answered');
  return body;
}
async function seatsLeft(date: string): Promise<number | undefined> {
  const { productType, tourId } = pastaTour;
  const { body } = await call(shop, getTour, { params: { productType, uuid: tourId }, query: { date } });
  return body?.components?.[0]?.seatsLeft;
}
/** What keeps the ship, as long as there are places: on two days that fit and one that is tight. */
const inTime = [days.fits, days.tight, fitsAgain].map((queryDate) => ({ queryDate, startingTime: '10:00', seatsLeft: 10 }));

const missed = { status: 'unavailable', reason: 'ship_clock' };
const unknown = '00000000-0000-4000-8000-000000000000';

describe('POST /shopper/holds for the guests of a cruise', () => {
  it('keeps the places of what fits, and says during which call it is', async () => {
    const before = await seatsLeft(days.fits);
    const { hold, items } = await held([pastaFromShip(days.fits, undefined, 2)]);
    expect(items).toMatchObject([
      {
        status: 'held',
        quote: { cruise: pastaFromShip(days.fits).cruise, shoreCall: { ship: 'Meridian Star, Civitavecchia', verdict: verdicts.fits } },
      },
    ]);
    expect(await seatsLeft(days.fits)).toBe((before ?? 0) - 2);
    await held([pastaFromShip(fitsAgain)], { replaces: hold?.id ?? '' });
  });

  it.each([
    ['begins too early', days.early],
    ['ends too late', days.late],
    ['is on a day on which the ship is elsewhere', days.atSea],
  ])('keeps no places of what %s', async (_, day) => {
    const before = await seatsLeft(day);
    expect(before).toBeGreaterThan(0);
    const { hold, items } = await held([pastaFromShip(day, 0)]);
    expect(hold).toBeUndefined();
    expect(items).toMatchObject([missed]);
    expect(await seatsLeft(day)).toBe(before);
  });

  it.each([
    ['nobody has agreed to', undefined, missed],
    ['is tighter than was agreed to', 61, missed],
    ['was agreed to', 60, { status: 'held' }],
    ['is less tight than was agreed to', 0, { status: 'held' }],
  ])('of what is tight and %s', async (_, agreedMinutes, answer) => {
    const before = (await seatsLeft(days.tight)) ?? 0;
    const { items } = await held([pastaFromShip(days.tight, agreedMinutes)]);
    expect(items).toMatchObject([answer]);
    expect(await seatsLeft(days.tight)).toBe(before - (answer === missed ? 0 : 1));
  });

  it('keeps what fits although something else in the cart does not, and gives back what the cart before it held', async () => {
    const before = (await seatsLeft(days.fits)) ?? 0;
    const first = await held([pastaFromShip(days.fits)]);
    const alone = await held([pastaFromShip(days.late)], { replaces: first.hold?.id ?? '' });
    expect(alone.hold).toBeUndefined();
    expect(await seatsLeft(days.fits), 'nothing else could be held: it stands').toBe(before - 1);
    const { hold, items } = await held([pastaFromShip(days.late), pastaFromShip(days.fits)], { replaces: first.hold?.id ?? '' });
    expect(hold).toBeDefined();
    expect(items).toMatchObject([missed, { status: 'held' }]);
    expect(await seatsLeft(days.fits), 'the first hold is over').toBe(before - 1);
  });
});

describe('what is offered instead', () => {
  let other: Target;
  beforeAll(async () => {
    const { url, close } = await startTestServer({ clock: testClock(beforeSailing).now, catalogue });
    [other, shop] = [shop, { origin: url, close }];
  });
  afterAll(() => other.close());

  it.each([
    ['begins too early', days.early],
    ['ends too late', days.late],
    ['is on a day on which the ship is elsewhere', days.atSea],
    ['is after the voyage', '2027-06-01'],
  ])('keeps the ship, before and after the day of what %s; what is tight is agreed to once it is chosen', async (_, day) => {
    expect((await held([pastaFromShip(day)])).items).toEqual([{ ...missed, alternatives: inTime }]);
  });

  it('is nothing where the shop has no such sailing', async () => {
    const gone = { ...pastaFromShip(days.fits), cruise: { cruiseRouteUuid: unknown } };
    expect((await held([gone])).items).toEqual([{ ...missed, alternatives: [] }]);
  });

  it('of what is sold out keeps the ship, too, and of what no ship waits for is on the next days', async () => {
    await sellOut(shopperAt(shop.origin), { queryDate: days.fits, startingTime: '10:00' });
    const { items } = await held([pastaFromShip(days.fits)]);
    expect(items).toEqual([{ status: 'unavailable', reason: 'sold_out', alternatives: inTime.slice(1) }]);
    const { cruise: _, ...ashore } = pastaFromShip(days.fits);
    expect((await held([ashore])).items).toMatchObject([
      { reason: 'sold_out', alternatives: [{ queryDate: days.early }, { queryDate: days.late }, { queryDate: days.tight }] },
    ]);
  });
});
