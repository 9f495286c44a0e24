import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAvailability } from '#contracts/documented/availability.ts';
import type { AvailabilityAnswer } from '#contracts/availability.ts';
import { holdCart } from '#contracts/documented/holds.ts';
import { getTour, listTours } from '#contracts/documented/tours.ts';
import type { TourDetails, TourSummary } from '#contracts/tours.ts';
import { addDays } from '#domain/day.ts';
import { forAdults } from '#tests/support/adults.ts';
import { call, contractTarget, refusal, type Target } from '#tests/support/contract.ts';
import { pastaTour, shopperAt } from '#tests/support/order.ts';

let target: Target;
let tours: readonly TourSummary[];
const unknown = '00000000-0000-4000-8000-000000000000';

beforeAll(async () => {
  target = await contractTarget();
  const { body } = await call(target, listTours, { params: { productType: 'tours' }, query: { size: '200' } });
  tours = body?._embedded?.tourList ?? [];
});
afterAll(() => target.close());

async function ask(query: Record<string, string> = {}): Promise<AvailabilityAnswer> {
  const { body } = await call(target, listAvailability, { query });
  if (!body) throw new Error('no answer');
  return body;
}

const dayOf = ({ days }: AvailabilityAnswer, tourId: string) => days.find(({ tourIds }) => tourIds.includes(tourId))?.day;
const idsIn = ({ days }: AvailabilityAnswer): string[] => days.flatMap(({ tourIds }) => tourIds);

async function detailsOf({ productType, tourId }: Pick<TourSummary, 'productType' | 'tourId'>, date?: string): Promise<TourDetails> {
  const { body } = await call(target, getTour, { params: { productType, uuid: tourId }, query: date ? { date } : {} });
  if (!body) throw new Error('no tour');
  return body;
}

describe('GET /tours/availability', () => {
  it('names for each tour the first day that its own page offers, each once and the earliest day first', async () => {
    const all = await ask();
    expect(idsIn(all).length).toBe(new Set(idsIn(all)).size);
    expect(all.days.map(({ day }) => day)).toEqual(all.days.map(({ day }) => day).toSorted());
    for (const tour of tours.filter((_, index) => index % 9 === 0)) {
      const { availability } = await detailsOf(tour);
      expect(dayOf(all, tour.tourId), tour.tourName).toBe(availability.availableDates.toSorted()[0]);
    }
  });

  it('keeps to the days that are asked for', async () => {
    const { availability } = await detailsOf(pastaTour);
    const [, second = ''] = availability.availableDates.toSorted();
    const onThatDay = await ask({ dateFrom: second, dateTo: second });
    expect(dayOf(onThatDay, pastaTour.tourId)).toBe(second);
    expect(onThatDay.days.map(({ day }) => day)).toEqual([second]);
    expect(idsIn(await ask({ dateFrom: addDays(second, 1), dateTo: second }))).toEqual([]);
    expect(idsIn(await ask({ dateFrom: '2020-01-01', dateTo: '2020-01-31' }))).toEqual([]);
  });

  it('keeps to a place, and to the tours that are named', async () => {
    const [first, second] = tours;
    if (!first || !second) throw new Error('too few tours');
    const city = first.normalizedUrlPath.split('/')[1] ?? '';
    const inCity = idsIn(await ask({ location: city }));
    const { body } = await call(target, listTours, { params: { productType: 'tours' }, query: { location: city, size: '200' } });
    const listed = body?._embedded?.tourList.map(({ tourId }) => tourId) ?? [];
    expect(inCity.length).toBeGreaterThan(0);
    expect(inCity.filter((id) => !listed.includes(id))).toEqual([]);
    expect(idsIn(await ask({ tourIds: [first.tourId, second.tourId, unknown].join(',') })).toSorted()).toEqual(
      [first.tourId, second.tourId].toSorted(),
    );
  });

  it('leaves out what has no place for the whole party, and says how few are left', async () => {
    const { queryDate, startingTime } = await shopperAt(target.origin).departure(pastaTour, 70);
    const around = { tourIds: pastaTour.tourId, dateFrom: queryDate, dateTo: queryDate };
    const { components = [] } = await detailsOf(pastaTour, queryDate);
    expect((await ask(around)).fewLeft).toEqual([]);
    // Three places are left of that day, all on one departure.
    for (const departure of components) {
      const keep = departure.startingTime === startingTime ? 3 : 0;
      const taken = Array.from({ length: departure.seatsLeft - keep }, () => ({
        tourId: pastaTour.tourId,
        queryDate,
        startingTime: departure.startingTime,
        components: forAdults(1),
      }));
      const { body } = await call(target, holdCart, { body: { items: taken, currency: 'EUR' } });
      expect(body?.items.every(({ status }) => status === 'held')).toBe(true);
    }
    expect(await ask({ ...around, travellers: '3' })).toEqual({
      days: [{ day: queryDate, tourIds: [pastaTour.tourId] }],
      fewLeft: [{ tourId: pastaTour.tourId, placesLeft: 3 }],
    });
    expect(await ask({ ...around, travellers: '4' })).toEqual({ days: [], fewLeft: [] });
  });

  it.each([
    ['dateFrom', '2026-02-30'],
    ['dateTo', 'tomorrow'],
    ['travellers', '0'],
    ['travellers', '21'],
    ['tourIds', 'rome'],
  ])('refuses %s=%s', async (name, value) => {
    expect(await refusal(target, listAvailability, { query: { [name]: value } })).toMatchObject({ code: 'invalid_request' });
  });
});
