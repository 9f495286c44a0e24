import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandFactsOf } from '#build/brand/files.ts';
import { createQuote } from '#contracts/documented/quotes.ts';
import { getTour } from '#contracts/documented/tours.ts';
import { forAdults, sellsToAdults } from '#tests/support/adults.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { pastaTour } from '#tests/support/order.ts';
import { beforeSailing, days, fitsAgain, pastaSailing, sailingId, verdicts } from '#tests/support/pasta-ashore.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { staysInRome, stayOn, withSailings } from '#tests/support/sailings.ts';

const overNight = '22222222-2222-4222-8222-22222222abcd';
const petrel = '33333333-3333-4333-8333-333333333333';
const ended = '44444444-4444-4444-8444-444444444444';
const unknown = '00000000-0000-4000-8000-000000000000';

const clock = testClock(beforeSailing);
const catalogue = withSailings(await readCatalogue(), [
  pastaSailing(),
  staysInRome(overNight, [{ arrival: '2027-05-25T12:00', departure: '2027-05-27T15:00' }]),
  staysInRome(petrel, [stayOn(days.fits)], 'petrel-sound'),
  staysInRome(ended, [stayOn('2027-03-26')]),
]);

/** The first of a city that is priced by age, or, of rides from one place to another, by group. */
function tourIn(city: string, isRide: boolean) {
  const found = [...catalogue.tours.values()].find(
    (tour) =>
      tour.destination.id === city &&
      tour.categories.includes('transfer') === isRide &&
      (isRide ? tour.group !== undefined : sellsToAdults(tour)),
  );
  if (!found) throw new Error(`there is no such tour in ${city}`);
  return found;
}

let shop: Target;
let petrelShop: Target;
beforeAll(async () => {
  const started = await Promise.all([
    startTestServer({ clock: clock.now, catalogue }),
    startTestServer({ clock: clock.now, catalogue, brand: await brandFactsOf('blue-petrel') }),
  ]);
  [shop, petrelShop] = started.map(({ url, close }): Target => ({ origin: url, close })) as [Target, Target];
});
afterAll(() => Promise.all([shop.close(), petrelShop.close()]));

type Product = { productType: string; tourId: string };
type Asked = { cruise?: string; date?: string };

async function detailsOf(query: Asked, { productType, tourId }: Product = pastaTour, at = shop, language = 'en') {
  const headers = { 'accept-language': language };
  const { body } = await call(at, getTour, { params: { productType, uuid: tourId }, query, headers });
  if (!body) throw new Error('the tour is there');
  return body;
}
const verdictsOf = async (query: Asked, product?: Product, at?: Target) =>
  (await detailsOf(query, product, at)).components?.map(({ startingTime, verdict }) => ({ startingTime, verdict }));

describe('GET /{productType}/{uuid} for the guests of a cruise', () => {
  it('has the calls of the sailing in the city of the tour, with their days, in the language that is asked for', async () => {
    const { shoreCalls, components } = await detailsOf({ cruise: sailingId }, pastaTour, shop, 'de');
    expect(components).toBeUndefined();
    expect(shoreCalls?.map((one) => one.days)).toEqual([[days.fits], [days.early], [days.late], [days.tight], [fitsAgain]]);
    expect(shoreCalls?.[0]).toEqual({
      cruiseRouteUuid: sailingId,
      ship: 'Meridian Star, Civitavecchia',
      stay: expect.stringMatching(/^Im Hafen von .+ 07:00 bis 21:00$/) as string,
      days: [days.fits],
    });
  });

  it.each(['fits', 'early', 'late', 'tight'] as const)('says of each departure how it fits: %s', async (how) => {
    expect(await verdictsOf({ cruise: sailingId, date: days[how] })).toEqual([{ startingTime: '10:00', verdict: verdicts[how] }]);
  });

  it('says so of each day of a stay over night', async () => {
    const { shoreCalls } = await detailsOf({ cruise: overNight });
    expect(shoreCalls?.map((one) => one.days)).toEqual([['2027-05-25', '2027-05-26', '2027-05-27']]);
    const on = async (date: string) => (await verdictsOf({ cruise: overNight, date }))?.map(({ verdict }) => verdict);
    expect(await on('2027-05-25')).toMatchObject([{ problem: 'starts-early', minutes: 240 }]);
    expect(await on('2027-05-26')).toMatchObject([{ fit: 'fits', minutes: 23 * 60 }]);
    expect(await on('2027-05-27')).toMatchObject([{ problem: 'ends-late', minutes: 60 }]);
  });

  it('has departures without a verdict on a day on which the ship is elsewhere', async () => {
    expect(await verdictsOf({ cruise: sailingId, date: days.atSea })).toEqual([{ startingTime: '10:00', verdict: undefined }]);
    expect((await detailsOf({ cruise: sailingId, date: days.atSea })).shoreCalls).toHaveLength(5);
  });

  it('says nothing of ships where no cruise is named', async () => {
    const details = await detailsOf({ date: days.fits });
    expect(details).not.toHaveProperty('shoreCalls');
    expect(details.components).toHaveLength(1);
    expect(details.components?.[0]).not.toHaveProperty('verdict');
  });

  it.each([
    ['that nobody knows', unknown],
    ['of another shop', petrel],
    ['that has ended', ended],
  ])('has no call of a sailing %s', async (_, cruise) => {
    expect((await detailsOf({ cruise })).shoreCalls).toEqual([]);
    expect(await verdictsOf({ cruise, date: days.fits })).toEqual([{ startingTime: '10:00', verdict: undefined }]);
  });

  it("has those of an organisation's ships in its own shop alone", async () => {
    expect((await detailsOf({ cruise: petrel }, pastaTour, petrelShop)).shoreCalls?.map((one) => one.days)).toEqual([[days.fits]]);
    expect(await verdictsOf({ cruise: petrel, date: days.fits }, pastaTour, petrelShop)).toMatchObject([{ verdict: verdicts.fits }]);
    expect((await detailsOf({ cruise: sailingId }, pastaTour, petrelShop)).shoreCalls).toEqual([]);
    expect(await verdictsOf({ cruise: sailingId, date: days.fits }, pastaTour, petrelShop)).toMatchObject([{ verdict: undefined }]);
  });

  it('has those of the city alone, and none for a ride from one place to another', async () => {
    expect((await detailsOf({ cruise: sailingId }, tourIn('paris', false))).shoreCalls).toEqual([]);
    const inBarcelona = (await detailsOf({ cruise: sailingId }, tourIn('barcelona', false))).shoreCalls;
    expect(inBarcelona?.map(({ stay }) => stay)).toEqual(['In port until Tue 11 May 18:00', 'In port from Thu 20 May 08:00']);
    const ride = tourIn('barcelona', true);
    expect((await detailsOf({ cruise: sailingId }, ride)).shoreCalls).toEqual([]);
    const offered = (await verdictsOf({ cruise: sailingId, date: '2027-05-20' }, ride)) ?? [];
    expect(new Set(offered.map(({ verdict }) => verdict))).toEqual(new Set([undefined]));
  });

  it('knows a sailing by its id in capitals, and refuses what is no id', async () => {
    expect((await detailsOf({ cruise: overNight.toUpperCase() })).shoreCalls).toHaveLength(1);
    const params = { productType: pastaTour.productType, uuid: pastaTour.tourId };
    expect(await refusal(shop, getTour, { params, query: { cruise: 'next' } })).toMatchObject({ code: 'invalid_request' });
  });
});

type Chosen = { queryDate: string; cruiseRouteUuid?: string; agreedMinutes?: number; startingTime?: string; components?: object };

const asked = ({ queryDate, cruiseRouteUuid = sailingId, agreedMinutes, ...more }: Chosen, tour: Product = pastaTour) => ({
  params: { productType: tour.productType },
  body: {
    ...{ tourId: tour.tourId, queryDate, startingTime: '10:00', components: forAdults(1), currency: 'EUR', ...more },
    cruise: { cruiseRouteUuid, ...(agreedMinutes === undefined ? {} : { agreedMinutes }) },
  },
});

describe('POST /{productType}/quote for the guests of a cruise', () => {
  const quoted = async (chosen: Chosen, at = shop) => (await call(at, createQuote, asked(chosen))).body;
  const refused = async (chosen: Chosen, tour?: Product, at = shop) => {
    const { code, details } = await refusal(at, createQuote, asked(chosen, tour));
    return { code, ...details };
  };
  const problem = (name: string, more: object = {}) => ({ code: 'invalid_request', field: 'cruise', problem: name, ...more });

  it('costs the same, and says during which call it is', async () => {
    const { cruise: _, ...ashore } = asked({ queryDate: days.fits }).body;
    const { body: plain } = await call(shop, createQuote, { ...asked({ queryDate: days.fits }), body: ashore });
    const { shoreCall, cruise, ...price } = (await quoted({ queryDate: days.fits })) ?? {};
    expect(price).toEqual(plain);
    expect(plain?.grandTotal).toBeGreaterThan(0);
    expect(cruise).toEqual({ cruiseRouteUuid: sailingId });
    expect(shoreCall).toMatchObject({ ship: 'Meridian Star, Civitavecchia', verdict: verdicts.fits });
    expect(shoreCall?.clock).toContain('all aboard 20:30');
  });

  it('is given for what is tight: that is agreed to once it is held', async () => {
    expect((await quoted({ queryDate: days.tight }))?.shoreCall?.verdict).toEqual(verdicts.tight);
  });

  it('is given on a day in the middle of a stay over night', async () => {
    const quote = await quoted({ queryDate: '2027-05-26', cruiseRouteUuid: overNight });
    expect(quote?.shoreCall).toMatchObject({ clock: expect.stringContaining('all aboard Thu') as string, verdict: { fit: 'fits' } });
  });

  it('is refused for what begins too early or ends too late, and says by how many minutes', async () => {
    expect(await refused({ queryDate: days.early })).toEqual(problem('ship_starts_early', { minutes: 60 }));
    expect(await refused({ queryDate: days.late })).toEqual(problem('ship_ends_late', { minutes: 60 }));
  });

  it('is refused where the ship is not in the port of the tour', async () => {
    expect(await refused({ queryDate: days.atSea })).toEqual(problem('ship_elsewhere'));
    const [abroad, ride] = [tourIn('paris', false), tourIn('barcelona', true)];
    const people = { components: forAdults(abroad.minimumTravellers) };
    expect(await refused({ queryDate: days.fits, ...people }, abroad)).toEqual(problem('ship_elsewhere'));
    const inTheVan = { components: { DEFAULT: [{ id: 'group', quantity: 1 }] } };
    expect(await refused({ queryDate: '2027-05-20', ...inTheVan }, ride)).toEqual(problem('ship_elsewhere'));
  });

  it.each([
    ['that nobody knows', unknown],
    ['of another shop', petrel],
    ['that has ended', ended],
  ])('is refused for a sailing %s', async (_, cruiseRouteUuid) => {
    expect(await refused({ queryDate: days.fits, cruiseRouteUuid })).toEqual(problem('ship_gone'));
  });

  it("is given for an organisation's ship in its own shop, which knows no other", async () => {
    expect((await quoted({ queryDate: days.fits, cruiseRouteUuid: petrel }, petrelShop))?.shoreCall?.ship).toContain('Petrel Sound');
    expect(await refused({ queryDate: days.fits }, pastaTour, petrelShop)).toEqual(problem('ship_gone'));
  });

  it('is refused where what is agreed to is no number of minutes', async () => {
    expect(await refused({ queryDate: days.tight, agreedMinutes: -1 })).toMatchObject({ field: 'cruise.agreedMinutes' });
    expect(await refused({ queryDate: days.tight, agreedMinutes: 1.5 })).toMatchObject({ field: 'cruise.agreedMinutes' });
  });
});
