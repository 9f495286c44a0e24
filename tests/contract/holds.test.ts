import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extendHold, holdCart } from '#contracts/documented/holds.ts';
import { getTour } from '#contracts/documented/tours.ts';
import type { Selection } from '#contracts/quotes.ts';
import { forAdults } from '#tests/support/adults.ts';
import { call, contractTarget, refusal, type Target } from '#tests/support/contract.ts';
import { pastaTour, shopperAt } from '#tests/support/order.ts';

let target: Target;
let chosen: Selection;

beforeAll(async () => {
  target = await contractTarget();
  const departure = await shopperAt(target.origin).departure(pastaTour, 60);
  chosen = { tourId: pastaTour.tourId, ...departure, components: forAdults(1) };
});
afterAll(() => target.close());

async function seatsLeft(): Promise<number> {
  const { body } = await call(target, getTour, {
    params: { productType: pastaTour.productType, uuid: chosen.tourId },
    query: { date: chosen.queryDate },
  });
  return body?.components?.find(({ startingTime }) => startingTime === chosen.startingTime)?.seatsLeft ?? 0;
}

const hold = async (items: Selection[], more: { replaces?: string } = {}) =>
  (await call(target, holdCart, { body: { items, currency: 'EUR', ...more } })).body;

describe('POST /shopper/holds', () => {
  it('keeps the places of each item from everybody else, and those of the cart before it no longer', async () => {
    const before = await seatsLeft();
    const first = await hold([chosen, { ...chosen, components: forAdults(2) }]);
    expect(first?.items.map(({ status }) => status)).toEqual(['held', 'held']);
    expect(Date.parse(first?.hold?.expiryTime ?? '')).toBeGreaterThan(Date.now());
    expect(await seatsLeft()).toBe(before - 3);
    await hold([chosen], { replaces: first?.hold?.id ?? '' });
    expect(await seatsLeft()).toBe(before - 1);
  });

  it('names what it cannot hold, in the order in which it was asked for', async () => {
    const gone = { ...chosen, tourId: '00000000-0000-4000-8000-000000000000' };
    const past = { ...chosen, queryDate: '2020-01-01' };
    const made = await hold([gone, past, chosen]);
    expect(made?.items).toMatchObject([{ reason: 'not_offered' }, { reason: 'sold_out' }, { status: 'held' }]);
    expect(made?.items[1]).toMatchObject({
      alternatives: expect.arrayContaining([expect.objectContaining({ startingTime: expect.any(String) })]),
    });
    expect((await hold([gone]))?.hold).toBeUndefined();
  });

  it('refuses an empty cart, one of more than twenty items, and another site', async () => {
    const refused = (body: unknown, headers = {}) => refusal(target, holdCart, { body: body as never, headers });
    expect(await refused({ items: [], currency: 'EUR' })).toMatchObject({ code: 'invalid_request', details: { field: 'items' } });
    expect(await refused({ items: Array.from({ length: 21 }, () => chosen), currency: 'EUR' })).toMatchObject({
      details: { field: 'items' },
    });
    expect(await refused({ items: [chosen], currency: 'EUR' }, { Origin: 'https://evil.example' })).toMatchObject({
      code: 'origin_refused',
    });
  });
});

describe('POST /shopper/holds/{id}/extension', () => {
  it('prolongs a hold once, however many ask for it at the same time', async () => {
    const made = await hold([chosen]);
    const id = made?.hold?.id ?? '';
    const answers = await Promise.all(Array.from({ length: 5 }, async () => (await call(target, extendHold, { params: { id } })).body));
    const [longer, ...others] = answers.filter((answer) => answer !== null);
    expect(others).toEqual([]);
    expect(longer).toMatchObject({ id, extended: true });
    expect(Date.parse(longer?.expiryTime ?? '')).toBeGreaterThan(Date.parse(made?.hold?.expiryTime ?? ''));
  });

  it('has nothing for a hold that there is not', async () => {
    expect((await call(target, extendHold, { params: { id: '00000000-0000-4000-8000-000000000000' } })).body).toBeNull();
  });
});
