import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductType } from '#contracts/common.ts';
import { isListedIn, productKindIds } from '#domain/products/registry.ts';
import { currencyCodes } from '#contracts/currency-codes.ts';
import type { TourSummary } from '#contracts/tours.ts';
import { getTour, listFeaturedTours, listPromotedTours, listTours } from '#contracts/documented/tours.ts';
import { parseTourPath } from '#domain/routes.ts';
import { call, contractTarget, refusal, type Target } from '#tests/support/contract.ts';

let target: Target;
let some: TourSummary;

const unknown = '00000000-0000-4000-8000-000000000000';
const listed = async (productType: ProductType, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  (await call(target, listTours, { params: { productType }, query, headers })).body;

beforeAll(async () => {
  target = await contractTarget();
  const [first] = (await listed('tours'))?._embedded?.tourList ?? [];
  if (!first) throw new Error('the vendor lists no tour');
  some = first;
});
afterAll(() => target.close());

describe('GET /{productType}', () => {
  it.each(productKindIds)('lists %s, each with a path of the shop', async (productType) => {
    const tours = (await listed(productType, { size: '200' }))?._embedded?.tourList ?? [];
    expect(tours.length).toBeGreaterThan(0);
    for (const tour of tours) {
      expect(isListedIn(tour.productType, productType), tour.productType).toBe(true);
      expect(tour.excludedTour).toBe(false);
      expect(parseTourPath(`/en/${tour.normalizedUrlPath}`)).toMatchObject({ productType: tour.productType, tourId: tour.tourId });
    }
  });

  it('recommends no more than two neighbours from one city or of one kind, as long as there are others', async () => {
    const tours = ((await listed('tours', { size: '200' }))?._embedded?.tourList ?? []).slice(0, 40);
    const facts = [(tour: TourSummary) => tour.locationUuid, (tour: TourSummary) => tour.categories[0]?.id];
    for (const fact of facts) {
      const runs = tours.slice(2).filter((tour, index) => fact(tour) === fact(tours[index]!) && fact(tour) === fact(tours[index + 1]!));
      expect(runs.map(({ tourName }) => tourName)).toEqual([]);
    }
  });

  it('leads from page to page, to every tour once', async () => {
    const all = await listed('tours', { size: '200' });
    const ids: string[] = [];
    let href: string | undefined = `${target.origin}/api/vendor/tours?size=50&currency=CHF`;
    while (href) {
      const page = (await (await fetch(href)).json()) as NonNullable<typeof all>;
      ids.push(...(page._embedded?.tourList ?? []).map(({ tourId }) => tourId));
      href = page._links.next && new URL(page._links.next.href, href).href;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(all?.page.totalElements);
  });

  it('keeps to a place, by its id or its uuid', async () => {
    const city = some.normalizedUrlPath.split('/')[1] ?? '';
    const byId = await listed('tours', { location: city });
    const byUuid = await listed('tours', { location: some.locationUuid });
    expect(byId?._embedded?.tourList.every(({ locationUuid }) => locationUuid === some.locationUuid)).toBe(true);
    expect(byUuid?._embedded?.tourList.map(({ tourId }) => tourId)).toEqual(byId?._embedded?.tourList.map(({ tourId }) => tourId));
  });

  it('gives only the tours that are asked for by id', async () => {
    expect((await listed('tours', { tourIds: some.tourId }))?._embedded?.tourList.map(({ tourId }) => tourId)).toEqual([some.tourId]);
  });

  it('has an empty page beyond the last, and for a place without tours', async () => {
    expect(await listed('tours', { page: '999' })).not.toHaveProperty('_embedded');
    expect((await listed('tours', { location: 'atlantis' }))?.page.totalElements).toBe(0);
  });

  it.each(currencyCodes)('prices in %s', async (currency) => {
    const tours = (await listed('tours', { currency }))?._embedded?.tourList ?? [];
    expect(tours.every(({ currencyCode, basePrice }) => currencyCode === currency && basePrice > 0)).toBe(true);
    if (currency === 'JPY') expect(tours.every(({ basePrice }) => Number.isInteger(basePrice))).toBe(true);
  });

  it('speaks the language asked for, English when it has no other', async () => {
    const name = async (language: string) =>
      (await listed('tours', { tourIds: some.tourId }, { 'Accept-Language': language }))?._embedded?.tourList[0]?.tourName;
    expect(await name('de')).not.toBe(await name('en'));
    expect(await name('fr')).toBe(await name('en'));
  });

  it.each([{ currency: 'XXX' }, { page: '-1' }, { size: '0' }, { size: '201' }, { size: 'many' }])(
    'refuses %j, naming the field',
    async (query) => {
      const [field] = Object.keys(query);
      expect(await refusal(target, listTours, { params: { productType: 'tours' }, query: { ...query } })).toMatchObject({
        code: 'invalid_request',
        details: { field },
      });
    },
  );
});

describe('GET /tours/promoted and /tours/featured', () => {
  it('promotes 40 a page', async () => {
    const { body } = await call(target, listPromotedTours);
    expect(body?.page.size).toBe(40);
    expect(body?._embedded?.tourList.length).toBeLessThanOrEqual(40);
  });

  it('promotes those of one kind, which is the first of their categories, from several places', async () => {
    const tours = (await call(target, listPromotedTours, { query: { category: 'food' } })).body?._embedded?.tourList ?? [];
    expect(new Set(tours.map(({ categories }) => categories[0]?.id))).toEqual(new Set(['food']));
    expect(new Set(tours.slice(0, 3).map(({ locationUuid }) => locationUuid)).size).toBeGreaterThan(1);
  });

  it('refuses a kind that there is not', async () => {
    expect(await refusal(target, listPromotedTours, { query: { category: 'space' } })).toMatchObject({
      code: 'invalid_request',
      details: { field: 'category' },
    });
  });

  it('features twelve, from as many places', async () => {
    const tours = (await call(target, listFeaturedTours, { query: { currency: 'EUR', size: '12' } })).body?._embedded?.tourList ?? [];
    expect(tours).toHaveLength(12);
    expect(new Set(tours.map(({ locationUuid }) => locationUuid)).size).toBe(12);
    expect(new Set(tours.map(({ categories }) => categories[0]?.id)).size).toBeGreaterThanOrEqual(9);
  });

  it('refuses pages of none', async () => {
    expect(await refusal(target, listFeaturedTours, { query: { size: '0' } })).toMatchObject({
      code: 'invalid_request',
      details: { field: 'size' },
    });
  });
});

describe('GET /{productType}/{uuid}', () => {
  const details = (query: Record<string, string> = {}, language = 'en') =>
    call(target, getTour, {
      params: { productType: some.productType, uuid: some.tourId },
      query,
      headers: { 'Accept-Language': language },
    });

  it('gives the details of a tour, open days in order', async () => {
    const { body } = await details();
    const days = body?.availability.availableDates ?? [];
    expect(body?.tourId).toBe(some.tourId);
    expect(body?.tourName).toBe(some.tourName);
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual([...new Set(days)].sort());
    expect(body).not.toHaveProperty('components');
    expect(body?.longDescription).toMatch(/^<p>.+<\/p>$/s);
  });

  it('gives the departures of a day', async () => {
    const date = (await details()).body?.availability.availableDates.at(-1) ?? '';
    const components = (await details({ date })).body?.components ?? [];
    expect(components.length).toBeGreaterThan(0);
    expect(components.every(({ seatsLeft }) => seatsLeft > 0)).toBe(true);
    expect((await details({ date: '2020-01-01' })).body?.components).toEqual([]);
  });

  it('answers in German too', async () => {
    expect((await details({}, 'de-DE')).body?.contentTabs.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Inbegriffen', 'Stornierung']),
    );
  });

  it('names the stops of a tour in its language, and they take as long as the tour', async () => {
    const tours = (await listed('tours', { location: 'rome', size: '200' }))?._embedded?.tourList ?? [];
    const stopsIn = async (language: string) => {
      const all = tours.map(({ productType, tourId: uuid }) =>
        call(target, getTour, { params: { productType, uuid }, headers: { 'Accept-Language': language } }),
      );
      return (await Promise.all(all)).flatMap(({ body }) => (body?.itinerary ? [body] : []));
    };
    const [english, german] = await Promise.all([stopsIn('en'), stopsIn('de')]);
    expect(english.length).toBeGreaterThan(0);
    for (const { itinerary = [], durations, tourName } of english)
      expect([itinerary.reduce((sum, { minutes }) => sum + minutes, 0)], tourName).toEqual(durations);
    const told = (tour: (typeof english)[number]) => tour.itinerary?.map(({ description }) => description);
    expect(german.map(told)).not.toEqual(english.map(told));
  });

  it('finds every product under tours, and no other under a wrong type', async () => {
    const shows = await listed('shows');
    const uuid = shows?._embedded?.tourList[0]?.tourId ?? '';
    expect((await call(target, getTour, { params: { productType: 'tours', uuid } })).body?.productType).toBe('shows');
    expect(await refusal(target, getTour, { params: { productType: 'activities', uuid } })).toMatchObject({ code: 'not_found' });
  });

  it('refuses what is no tour, no id, no day', async () => {
    const params = { productType: 'tours', uuid: unknown };
    expect(await refusal(target, getTour, { params })).toMatchObject({ code: 'not_found' });
    expect(await refusal(target, getTour, { params: { ...params, uuid: 'rome' } })).toMatchObject({
      code: 'invalid_request',
      details: { field: 'uuid' },
    });
    expect(await refusal(target, getTour, { params, query: { date: '24.12.2026' } })).toMatchObject({
      code: 'invalid_request',
      details: { field: 'date' },
    });
  });
});
