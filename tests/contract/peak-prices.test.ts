import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import type { RunningServer } from '#backend/server.ts';
import { bookableStarts } from '#backend/suppliers/local/schedule.ts';
import { weekdayIds } from '#contracts/attributes.ts';
import type { PricingGroups } from '#contracts/pricing-groups.ts';
import type { Selection } from '#contracts/quotes.ts';
import { forAdults } from '#tests/support/adults.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { bookingsOf } from '#tests/support/ledger.ts';
import { orderFor, pastaTour, shopperAt, type Shopper } from '#tests/support/order.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';

const content = await readCatalogue();
const pasta = content.tours.get(pastaTour.tourId) as Tour;
const [, regular, peak] = [...new Set(bookableStarts(pasta, new Date()).map(({ day }) => day))] as [string, string, string];
const fee = { id: 'knife', label: { en: 'A knife', de: 'Ein Messer' }, price: 9.5, min: 0, max: 2 };
const tour: Tour = {
  ...pasta,
  ageGroups: [{ id: 'adult', ages: [18, 99], price: 89.5, min: 0, max: 8 }],
  extras: [fee],
  peakPrices: [{ from: peak.slice(5), to: peak.slice(5), weekdays: [...weekdayIds], percent: 20 }],
};

let server: RunningServer;
let shopper: Shopper;
beforeAll(async () => {
  server = await startTestServer({ catalogue: { ...content, tours: new Map([[tour.tourId, tour]]) } });
  shopper = shopperAt(server.url);
});
afterAll(() => server.close());

const pricesIn = ({ ageGroup, extras }: PricingGroups) => [ageGroup?.values[0]?.price, extras?.values[0]?.price];
const chosenOn = async (day: string): Promise<Selection> => ({
  tourId: tour.tourId,
  ...(await shopper.departureOn(tour, day)),
  components: { ...forAdults(2), extras: [{ id: fee.id, quantity: 1 }] },
});

it('a calendar says what each day costs, and a list the price of the days that cost least', async () => {
  const details = await shopper.details(tour);
  const { availableDates, pricesFrom = {} } = details.availability;
  expect(Object.keys(pricesFrom)).toEqual(availableDates);
  expect(pricesFrom[regular]).toBe(89.5);
  expect(pricesFrom[peak]).toBe(108);
  expect(details.basePrice).toBe(89.5);
  expect(pricesIn(details.pricingGroups)).toEqual([89.5, 9.5]);
});

it('the departures of a day have its prices; those of extras are the same every day', async () => {
  const pricesOn = async (day: string) =>
    (await shopper.details(tour, day)).components?.map(({ pricingGroups }) => pricesIn(pricingGroups));
  expect(await pricesOn(regular)).toEqual([[89.5, 9.5]]);
  expect(await pricesOn(peak)).toEqual([[108, 9.5]]);
});

it('what is quoted for a day is held, booked and charged', async () => {
  expect((await shopper.price(tour, await chosenOn(regular)))?.grandTotal).toBe(188.5);
  const wish = await chosenOn(peak);
  expect((await shopper.price(tour, wish))?.grandTotal).toBe(225.5);
  const held = await shopper.hold(wish);
  expect(held?.grandTotal).toBe(225.5);
  const key = randomUUID();
  expect((await shopper.pay(key, orderFor(held!, {}))).status).toBe(200);
  expect(await bookingsOf(server.backend, key)).toMatchObject([{ total: 22_550 }]);
});

it.each([
  ['says nothing of prices where every day costs the price of lists', [], undefined],
  ['says them where every day costs more', [{ from: '01-01', to: '12-31', weekdays: [...weekdayIds], percent: 20 }], [108]],
])('a calendar %s', async (_, peakPrices, expected) => {
  const other = { ...tour, peakPrices };
  const shop = await startTestServer({ catalogue: { ...content, tours: new Map([[other.tourId, other]]) } });
  const { pricesFrom } = (await shopperAt(shop.url).details(other)).availability;
  expect(pricesFrom && [...new Set(Object.values(pricesFrom))]).toEqual(expected);
  await shop.close();
});
