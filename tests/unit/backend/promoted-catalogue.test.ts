import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import type { Catalogue, Tour } from '#backend/catalogue/catalogue.ts';
import { readLastPrices } from '#backend/catalogue/price-ledger.ts';
import { fixedCatalogue, type LiveCatalogue } from '#backend/open-catalogue.ts';
import { promoteCatalogue, type PromotedCatalogue } from '#backend/promoted-catalogue.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { pastaTour } from '#tests/support/order.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';

vi.setConfig({ testTimeout: 30_000 });

const content = await readCatalogue();
const pasta = content.tours.get(pastaTour.tourId) as Tour;
const promotion = { savings: 20, bookFrom: '2027-05-01', bookUntil: '2027-05-20', validUntil: '2027-07-31' };

/** The tour at another price. */
const at = (price: number, more: Partial<Tour> = {}): Tour => ({
  ...pasta,
  ageGroups: [{ id: 'adult', ages: [18, 99], price, min: 0, max: 8 }],
  promotion,
  ...more,
});

let backend: OpenBackend;
const clock = testClock();
beforeEach(async () => {
  backend = await openTestBackend({ catalogue: { ...content, tours: new Map() } });
});
afterEach(() => backend.close());

/** A shop whose only tour is another one whenever its file is. */
async function shopWith(first: Tour) {
  const catalogueOf = (tour: Tour): Catalogue => ({ ...content, tours: new Map([[tour.tourId, tour]]) });
  let current = catalogueOf(first);
  const files: LiveCatalogue = {
    ...fixedCatalogue(current),
    get current() {
      return current;
    },
  };
  const open = (): Promise<PromotedCatalogue> => promoteCatalogue(files, { db: backend.db, clock: clock.now, log: backend.log });
  const shop = await open();
  return {
    /** What its promotion is on a day, once the file says this of it. */
    async on(day: string, tour?: Tour) {
      clock.set(`${day}T10:00:00Z`);
      if (tour) current = catalogueOf(tour);
      await shop.refreshPromotions();
      return shop.current.tours.get(pasta.tourId)?.currentPromotion;
    },
    restarted: async () => (await open()).current.tours.get(pasta.tourId)?.currentPromotion,
  };
}

const begun = { savings: 20, bookUntil: '2027-05-20', validUntil: '2027-07-31' };

it('begins where the prices have been the same for 30 days, and ends with its last day', async () => {
  clock.set('2027-03-31T10:00:00Z');
  const shop = await shopWith(at(80));
  expect(await shop.on('2027-04-30')).toBeUndefined();
  expect(await shop.on('2027-05-01')).toEqual(begun);
  expect(await shop.restarted()).toEqual(begun);
  expect(await shop.on('2027-05-20')).toEqual(begun);
  expect(await shop.on('2027-05-21')).toBeUndefined();
});

it('does not begin before the shop knows 30 days of prices, unless the file says since when they are asked', async () => {
  clock.set('2027-04-20T10:00:00Z');
  const shop = await shopWith(at(80));
  expect(await shop.on('2027-05-01')).toBeUndefined();
  const other = at(80, { tourId: '3ee4da64-619d-4394-95c3-8b94bba2f542', promotion: { ...promotion, pricesSince: '2027-04-01' } });
  const told = { ...content, tours: new Map([[other.tourId, other]]) };
  const { current } = await promoteCatalogue(fixedCatalogue(told), { db: backend.db, clock: clock.now, log: backend.log });
  expect(current.tours.get(other.tourId)?.currentPromotion).toEqual(begun);
});

it.each([
  ['raised in them', 70, 80, undefined],
  ['lowered in them', 90, 80, begun],
])('with prices that were %s, of the 30 days before it', async (_, before, after, expected) => {
  clock.set('2027-01-10T10:00:00Z');
  const shop = await shopWith(at(before));
  await shop.on('2027-04-10', at(after));
  expect(await shop.on('2027-05-01')).toEqual(expected);
});

it('begins where prices were raised before the 30 days', async () => {
  clock.set('2027-01-10T10:00:00Z');
  const shop = await shopWith(at(70));
  await shop.on('2027-03-31', at(80));
  expect(await shop.on('2027-05-01')).toEqual(begun);
});

it('ends where prices are raised while it runs', async () => {
  clock.set('2027-01-10T10:00:00Z');
  const shop = await shopWith(at(80));
  expect(await shop.on('2027-05-01')).toEqual(begun);
  expect(await shop.on('2027-05-02', at(100))).toBeUndefined();
});

it('does not begin within 30 days of another', async () => {
  clock.set('2027-01-10T10:00:00Z');
  const shop = await shopWith(at(80));
  expect(await shop.on('2027-05-01')).toEqual(begun);
  await shop.on('2027-05-21');
  const soon = at(80, { promotion: { ...promotion, bookFrom: '2027-06-10', bookUntil: '2027-06-20' } });
  expect(await shop.on('2027-06-10', soon)).toBeUndefined();
  const later = at(80, { promotion: { ...promotion, bookFrom: '2027-06-21', bookUntil: '2027-06-30' } });
  expect(await shop.on('2027-06-21', later)).toMatchObject({ bookUntil: '2027-06-30' });
});

it('does not begin where a peak time has become dearer in the 30 days', async () => {
  clock.set('2027-01-10T10:00:00Z');
  const shop = await shopWith(at(80));
  const peak = { from: '07-01', to: '07-31', weekdays: ['sat', 'sun'] as const, percent: 20 };
  const dearer = at(80, { peakPrices: [{ ...peak, weekdays: [...peak.weekdays] }] });
  await shop.on('2027-04-20', dearer);
  expect(await shop.on('2027-05-01')).toBeUndefined();
});

it('writes down what is asked when it changes, and not again when it does not', async () => {
  clock.set('2027-01-10T10:00:00Z');
  const shop = await shopWith(at(80));
  const last = async () => (await readLastPrices(backend.db)).get(pasta.tourId);
  expect(await last()).toEqual({ adult: 8000 });
  await shop.on('2027-05-01');
  expect(await last()).toEqual({ adult: 6400 });
  await shop.on('2027-05-02');
  await shop.restarted();
  await shop.on('2027-05-21');
  expect(await last()).toEqual({ adult: 8000 });
});
