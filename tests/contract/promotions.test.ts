import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import type { RunningServer } from '#backend/server.ts';
import { bookableStarts } from '#backend/suppliers/local/schedule.ts';
import type { Selection } from '#contracts/quotes.ts';
import type { TourSummary } from '#contracts/tours.ts';
import { addDays } from '#domain/day.ts';
import { forAdults } from '#tests/support/adults.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { bookingsOf, mailsTo } from '#tests/support/ledger.ts';
import { orderFor, pastaTour, shopperAt, type Shopper } from '#tests/support/order.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';

const clock = testClock('2027-03-09T10:00:00Z');
const content = await readCatalogue();
const pasta = content.tours.get(pastaTour.tourId) as Tour;
const runs = [...new Set(bookableStarts(pasta, clock.now()).map(({ day }) => day))];
const validUntil = '2027-04-20';
const dayWithin = runs.findLast((day) => day <= validUntil) as string;
const dayAfter = runs.find((day) => day > validUntil) as string;
const fee = { id: 'knife', label: { en: 'A knife', de: 'Ein Messer' }, price: 9.5, min: 0, max: 2 };
const tour: Tour = {
  ...pasta,
  ageGroups: [
    { id: 'adult', ages: [18, 99], price: 89.5, min: 0, max: 8 },
    { id: 'child', ages: [4, 17], price: 11, min: 0, max: 8 },
    { id: 'infant', ages: [0, 3], price: 0, min: 0, max: 8 },
  ],
  extras: [fee],
  promotion: { savings: 20, bookFrom: '2027-03-10', bookUntil: '2027-03-12', validUntil, pricesSince: '2027-01-01' },
};
const fields = { promoSavings: 20, promoBookUntil: '2027-03-12', promoValidUntil: validUntil, originalPrice: 89.5 };

let server: RunningServer;
let shopper: Shopper;
beforeAll(async () => {
  server = await startTestServer({ clock: clock.now, catalogue: { ...content, tours: new Map([[tour.tourId, tour]]) } });
  shopper = shopperAt(server.url);
});
afterAll(() => server.close());

async function at(instant: string): Promise<void> {
  clock.set(instant);
  await server.backend.refreshPromotions();
}
async function listed(currency = 'EUR'): Promise<TourSummary | undefined> {
  const response = await fetch(`${server.url}/api/vendor/tours?currency=${currency}`);
  const page = (await response.json()) as { _embedded: { tourList: TourSummary[] } };
  return page._embedded.tourList[0];
}
const chosenOn = async (day: string): Promise<Selection> => ({
  tourId: tour.tourId,
  ...(await shopper.departureOn(tour, day)),
  components: { ...forAdults(2), extras: [{ id: fee.id, quantity: 1 }] },
});

it('nothing is said of it before it begins', async () => {
  await at('2027-03-09T22:59:00Z');
  expect(await listed()).toMatchObject({ basePrice: 89.5 });
  expect(Object.keys((await listed()) ?? {}).filter((name) => name in fields)).toEqual([]);
  expect((await shopper.price(tour, await chosenOn(dayWithin)))?.grossTotal).toBeUndefined();
});

it('begins with its day at the venue: lists, page and prices have it, extras do not', async () => {
  await at('2027-03-09T23:00:00Z');
  expect(await listed()).toMatchObject({ basePrice: 71, ...fields });
  const { pricingGroups, ...details } = await shopper.details(tour);
  expect(details).toMatchObject({ basePrice: 71, ...fields });
  expect(pricingGroups.ageGroup?.values.map(({ price, originalPrice }) => [price, originalPrice])).toEqual([
    [71, 89.5],
    [8.8, 11],
    [0, undefined],
  ]);
  expect(pricingGroups.extras?.values[0]).not.toHaveProperty('originalPrice');
  expect(details.availability.pricesFrom).toMatchObject({ [dayWithin]: 71, [dayAfter]: 89.5 });
});

it('is as much off in every currency, of the price that the shop has in it', async () => {
  for (const currency of ['USD', 'JPY', 'GBP']) {
    const { basePrice = 0, originalPrice = 0 } = (await listed(currency)) ?? {};
    expect(basePrice).toBeLessThanOrEqual(originalPrice * 0.8);
    expect(basePrice).toBeGreaterThan(originalPrice * 0.8 - 1);
  }
});

it('a quote says what it was before; a visit after the promotion costs what it always does', async () => {
  const lower = await shopper.price(tour, await chosenOn(dayWithin));
  expect(lower).toMatchObject({ grandTotal: 151.5, grossTotal: 188.5, ...fields });
  expect(lower?.lines.map(({ unitPrice, originalPrice, total }) => [unitPrice, originalPrice, total])).toEqual([
    [71, 89.5, 142],
    [9.5, undefined, 9.5],
  ]);
  const regular = await shopper.price(tour, await chosenOn(dayAfter));
  expect(regular?.grandTotal).toBe(188.5);
  expect(regular).not.toHaveProperty('grossTotal');
  expect(regular).not.toHaveProperty('promoSavings');
});

it('what was held at its price is charged at it, though it ends meanwhile, and the booking says what it saved', async () => {
  await at('2027-03-12T22:55:00Z');
  const held = await shopper.hold(await chosenOn(dayWithin));
  expect(held).toMatchObject({ grandTotal: 151.5, grossTotal: 188.5 });
  await at('2027-03-12T23:00:00Z');
  expect(await listed()).toMatchObject({ basePrice: 89.5 });
  expect((await shopper.price(tour, await chosenOn(dayWithin)))?.grandTotal).toBe(188.5);
  const key = randomUUID();
  expect((await shopper.pay(key, orderFor(held!, { email: 'ada@shopper.example' }))).status).toBe(200);
  const [booking] = await bookingsOf(server.backend, key);
  await expect.poll(() => mailsTo(server.backend, 'ada@shopper.example')).toHaveLength(1);
  const [mail] = await mailsTo(server.backend, 'ada@shopper.example');
  const { text = '' } = await PostalMime.parse(mail?.raw ?? '');
  expect(text.replaceAll(/\s+/g, ' ')).toContain('2 × Adults: €179 1 × A knife: €9.50 Offer: -€37 Total: €151.50');
  expect(booking).toMatchObject({ total: 15_150, lines: [{ unit: 7100, original: 8950 }, { unit: 950 }] });
});

it('is not booked when no visit of it is left', async () => {
  const late: Tour = {
    ...tour,
    promotion: { savings: 20, bookFrom: '2027-03-10', bookUntil: '2027-03-12', validUntil: addDays(runs[0]!, -1) },
  };
  const other = await startTestServer({
    clock: testClock('2027-03-10T10:00:00Z').now,
    catalogue: { ...content, tours: new Map([[late.tourId, late]]) },
  });
  try {
    expect((await shopperAt(other.url).details(late)).basePrice).toBe(89.5);
  } finally {
    await other.close();
  }
});
