import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Destination } from '#backend/catalogue/catalogue.ts';
import { readHoldsOf } from '#backend/suppliers/holds.ts';
import { addDays } from '#domain/day.ts';
import { guestOf } from '#tests/support/booked.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { houseIn } from '#tests/support/house.ts';
import { bookingsOf, expectBalanced, intentsOf, mailsTo, refundsOf } from '#tests/support/ledger.ts';
import { answersTo, orderFor, orderForAll, pastaTour, type HeldItem } from '#tests/support/order.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { heldTogether } from '#tests/support/several.ts';
import { forAdults } from '#tests/support/adults.ts';
import { nightsTaken, roomIn } from '#tests/support/stays.ts';

const content = await readCatalogue();
const house = houseIn(content.destinations.get('rome') as Destination, { cityTax: { perAdult: 5 } });
const catalogue = { ...content, hotels: new Map([[house.hotelId, house]]) };

let shop: FaultyShop;
beforeEach(async () => {
  shop = await openFaultyShop({ catalogue });
});
afterEach(() => shop.close());

const from = '2026-12-10';
const to = addDays(from, 3);
const nightsFrom = (room: string, first: string, count: number, taken = 1): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${room} ${addDays(first, index)}`, taken]));

async function hold(chosen: Parameters<typeof roomIn>[1], more: { replaces?: string } = {}): Promise<HeldItem> {
  const held = await shop.shopper.hold(roomIn(house, chosen), more);
  if (!held) throw new Error('it is held');
  return held;
}

async function order(held: HeldItem) {
  const key = randomUUID();
  const email = `${key}@example.com`;
  const answer = await shop.shopper.pay(key, orderFor(held, { email, answers: [] }));
  return { key, email, answer };
}

describe('a trip with two rooms and a tour', () => {
  async function trip() {
    const { shopper } = shop;
    const tour = { tourId: pastaTour.tourId, ...(await shopper.departure(pastaTour, 20)), components: forAdults(2) };
    const rooms = [
      roomIn(house, { from, to, room: 'family', ratePlan: 'breakfast', childrenAges: '4' }),
      roomIn(house, { from, to, room: 'double', ratePlan: 'saver', adults: 1 }),
    ];
    const held = await heldTogether(shopper, [...rooms, tour]);
    const answers = answersTo(await shopper.details(pastaTour), 2);
    const parts = held.map((quote, index) => ({ quote, wishes: { answers: index === 2 ? answers : [] } }));
    const key = randomUUID();
    const email = `${key}@example.com`;
    const answer = await shopper.pay(key, orderForAll(parts, { email }));
    await shop.settle();
    const rows = await bookingsOf(shop.backend, key);
    return { key, email, held, answer, rows };
  }

  it('is one order with one payment, and each room a booking of its own that keeps what was bought', async () => {
    const { key, email, held, answer, rows } = await trip();
    expect(answer).toMatchObject({ status: 200, body: { stripeStatus: 'succeeded' } });
    expect(rows.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    const total = held.reduce((sum, { grandTotal }) => sum + grandTotal, 0);
    expect(intentsOf(shop.backend, key).map(({ amount_received }) => amount_received)).toEqual([Math.round(total * 100)]);
    // Three nights of 180 + 10 for the child + breakfast for two and the child (20); city tax for two adults, three nights.
    expect(held[0]).toMatchObject({ grandTotal: 3 * 210 + 30, bookingExternalApiName: 'landfall-hotels' });
    expect(rows[0]?.item).toMatchObject({
      kind: 'hotels',
      product: { supplier: 'houses', id: house.hotelId },
      title: { en: 'Plain House', de: 'Plain House' },
      span: { start: `${from}T15:00`, end: `${to}T11:00`, timeZone: 'Europe/Rome' },
      lines: [
        { label: { en: 'Family room, with breakfast, 3 nights', de: 'Family room, mit Frühstück, 3 Nächte' } },
        { label: { en: 'City tax', de: 'Ortstaxe' } },
      ],
      terms: [{ daysBefore: 2, share: 1 }],
    });
    // One adult alone pays a fifth less, and the saver's rate is a tenth less.
    expect(rows[1]).toMatchObject({ total: (3 * 72 + 15) * 100, item: { terms: [] } });
    expect(await nightsTaken(shop.backend, house)).toEqual({ ...nightsFrom('family', from, 3), ...nightsFrom('double', from, 3) });
    const [mail] = await mailsTo(shop.backend, email);
    expect((await PostalMime.parse(mail?.raw ?? '')).text).toContain('Plain House');
    await expectBalanced(shop.backend);
  });

  it('is cancelled room by room: the nights of one are free again, its own terms pay back, and the rest stands', async () => {
    const { rows } = await trip();
    const [family, double] = rows.map((row) => guestOf(shop.backend, shop.url, row));
    expect(await family?.refund()).toMatchObject({ status: 200, body: { status: 'cancelled', refund: { amount: 660, share: 1 } } });
    expect(await double?.read()).toMatchObject({ body: { status: 'confirmed', cancellable: false } });
    await shop.settle();
    expect(refundsOf(shop.backend, rows[0]?.reference ?? null).map(({ amount }) => amount)).toEqual([66_000]);
    expect(await nightsTaken(shop.backend, house)).toEqual(nightsFrom('double', from, 3));
    await expectBalanced(shop.backend);
  });
});

describe('nights', () => {
  it('are held all or none: one that is sold out between list and hold leaves the others free (fault 56)', async () => {
    await hold({ from: addDays(from, 1), to: addDays(from, 2), room: 'family' });
    const { hold: held, items } = await shop.shopper.holdAll({ items: [roomIn(house, { from, to, room: 'family' })], currency: 'EUR' });
    expect(held).toBeUndefined();
    expect(items).toMatchObject([{ status: 'unavailable', reason: 'sold_out' }]);
    expect(await nightsTaken(shop.backend, house)).toEqual(nightsFrom('family', addDays(from, 1), 1));
  });

  it('that are sold out have others in their place: the next days on which so many are free', async () => {
    await hold({ from, to, room: 'family' });
    const { items } = await shop.shopper.holdAll({
      items: [roomIn(house, { from: addDays(from, 1), to: addDays(from, 2), room: 'family' })],
      currency: 'EUR',
    });
    const days = [3, 4, 5].map((later) => ({ queryDate: addDays(from, later), startingTime: '15:00', seatsLeft: 1 }));
    expect(items).toMatchObject([{ alternatives: days }]);
  });

  it('are sold once, whoever asks at the same time: what is refused would not have fitted', async () => {
    const stays = Array.from({ length: 60 }, (_, index) => {
      const first = addDays(from, index % 7);
      return { from: first, to: addDays(first, 1 + (index % 4)) };
    });
    const held = await Promise.all(stays.map((stay) => shop.shopper.hold(roomIn(house, { ...stay, room: 'double' }))));
    const kept = stays.filter((_, index) => held[index]);
    const sold: Record<string, number> = {};
    for (const stay of kept)
      for (let night = stay.from; night < stay.to; night = addDays(night, 1)) sold[`double ${night}`] = (sold[`double ${night}`] ?? 0) + 1;
    expect(await nightsTaken(shop.backend, house)).toEqual(sold);
    expect(Math.max(...Object.values(sold))).toBe(3);
    const nightsOf = (stay: { from: string; to: string }) =>
      Object.keys(sold).filter((key) => key >= `double ${stay.from}` && key < `double ${stay.to}`);
    const refused = stays.filter((_, index) => !held[index]);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter((stay) => nightsOf(stay).every((key) => (sold[key] ?? 0) < 3))).toEqual([]);
  });

  it('of a hold whose time is over are free for the next one, and a sweep counts them once', async () => {
    await hold({ from, to, room: 'family' });
    shop.clock.advance(60);
    await hold({ from: addDays(from, 2), to: addDays(from, 4), room: 'family' });
    await Promise.all(Object.values(shop.backend.suppliers).map(({ releaseExpired }) => releaseExpired(shop.clock.now())));
    expect(await nightsTaken(shop.backend, house)).toEqual(nightsFrom('family', addDays(from, 2), 2));
  });

  it('that are wanted again in another cart are swapped in one step', async () => {
    const first = await hold({ from, to, room: 'family' });
    const second = await hold({ from: addDays(from, 1), to: addDays(to, 1), room: 'family' }, { replaces: first.hold.id });
    expect(await nightsTaken(shop.backend, house)).toEqual(nightsFrom('family', addDays(from, 1), 3));
    expect((await readHoldsOf(shop.backend.db, first.hold.id)).map(({ status }) => status)).toEqual(['released']);
    expect((await readHoldsOf(shop.backend.db, second.hold.id)).map(({ status }) => status)).toEqual(['open']);
  });
});

it('a rate that is not the one that was agreed to is charged to nobody (fault 57)', async () => {
  const held = await hold({ from, to, room: 'double' });
  const { answer, key } = await order({ ...held, grandTotal: held.grandTotal - 10 });
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'price_changed', details: { oldTotal: held.grandTotal - 10, newTotal: held.grandTotal } },
  });
  expect(await bookingsOf(shop.backend, key)).toEqual([]);
  expect(intentsOf(shop.backend, key).map(({ amount_received }) => amount_received)).toEqual([]);
});
