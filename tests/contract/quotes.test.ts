import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Quote } from '#contracts/quotes.ts';
import { createQuote, createQuoteOfAnyKind } from '#contracts/documented/quotes.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { getTour, listTours } from '#contracts/documented/tours.ts';
import { forAdults } from '#tests/support/adults.ts';
import { call, contractTarget, refusal, type Target } from '#tests/support/contract.ts';

let target: Target;
let tour: TourDetails;
let chosen: Record<string, unknown>;

const params = () => ({ productType: tour.productType });
const quote = async (more: Record<string, unknown> = {}): Promise<Quote | null> =>
  (await call(target, createQuote, { params: params(), body: { ...chosen, ...more } })).body;

async function details(query: Record<string, string>, productType: string, uuid: string): Promise<TourDetails> {
  const { body } = await call(target, getTour, { params: { productType, uuid }, query });
  if (!body) throw new Error(`no tour ${uuid}`);
  return body;
}

/** A tour priced by age whose last open day has room for the tests. */
async function roomyTour(): Promise<TourDetails> {
  const { body } = await call(target, listTours, { params: { productType: 'tours' }, query: { size: '200' } });
  for (const { productType, tourId } of body?._embedded?.tourList ?? []) {
    const { availability, pricingGroups, minimumTravellers } = await details({}, productType, tourId);
    const found = await details({ date: availability.availableDates.at(-1) ?? '' }, productType, tourId);
    if (pricingGroups.ageGroup && minimumTravellers === 1 && (found.components?.[0]?.seatsLeft ?? 0) >= 8) return found;
  }
  throw new Error('no tour has room');
}

beforeAll(async () => {
  target = await contractTarget();
  tour = await roomyTour();
  const adult = tour.pricingGroups.ageGroup?.values.find(({ ages }) => (ages?.[1] ?? 0) >= 18);
  chosen = {
    tourId: tour.tourId,
    queryDate: tour.availability.availableDates.at(-1),
    startingTime: tour.components?.[0]?.startingTime,
    components: { ageGroup: [{ id: adult?.id, quantity: Math.max(2, adult?.min ?? 0) }] },
    currency: 'EUR',
  };
});
afterAll(() => target.close());

describe('POST /{productType}/quote', () => {
  it('is a price whose lines add up', async () => {
    const made = await quote({ currency: 'CHF' });
    expect(made?.currencyCode).toBe('CHF');
    const cents = (decimal: number) => Math.round(decimal * 100);
    expect(cents(made?.grandTotal ?? 0)).toBe(made?.lines.reduce((sum, line) => sum + cents(line.total), 0));
    expect(made?.lines.every((line) => cents(line.total) === cents(line.unitPrice) * line.quantity)).toBe(true);
  });

  it('holds no places, however often it is asked for', async () => {
    const seatsLeft = async () =>
      (await details({ date: String(chosen.queryDate) }, tour.productType, tour.tourId)).components?.map(({ seatsLeft: left }) => left);
    const before = await seatsLeft();
    await Promise.all(Array.from({ length: 5 }, () => quote()));
    expect(await seatsLeft()).toEqual(before);
  });

  it('is empty when the departure does not run', async () => {
    expect(await quote({ queryDate: '2020-01-01' })).toBeNull();
    expect(await quote({ startingTime: '03:33' })).toBeNull();
  });

  it('refuses what nobody can book, and says why', async () => {
    const refused = (more: Record<string, unknown>) => refusal(target, createQuote, { params: params(), body: { ...chosen, ...more } });
    expect(await refused({ components: {} })).toMatchObject({ code: 'invalid_request', details: { problem: 'select_ticket' } });
    expect(await refused({ components: { ageGroup: [{ id: 'martian', quantity: 1 }] } })).toMatchObject({
      details: { problem: 'unknown_option' },
    });
    expect(await refused({ components: forAdults(-1) })).toMatchObject({
      details: { field: 'components.ageGroup.0.quantity' },
    });
    expect(await refused({ components: forAdults(1.5) })).toMatchObject({
      details: { field: 'components.ageGroup.0.quantity' },
    });
    expect(await refused({ queryDate: '2026-13-01' })).toMatchObject({ details: { field: 'queryDate' } });
    expect(await refused({ queryDate: '2027-02-29' }), 'no leap year').toMatchObject({ details: { field: 'queryDate' } });
    expect(await refused({ currency: 'DEM' })).toMatchObject({ details: { field: 'currency' } });
    expect(await refused({ tourId: '00000000-0000-4000-8000-000000000000' })).toMatchObject({ code: 'not_found' });
  });

  it('refuses a body that is no JSON, and another site', async () => {
    expect(await refusal(target, createQuote, { params: params(), body: '{"tourId":' })).toMatchObject({ code: 'invalid_request' });
    expect(
      await refusal(target, createQuote, { params: params(), body: chosen, headers: { Origin: 'https://evil.example' } }),
    ).toMatchObject({ code: 'origin_refused' });
  });
});

describe('POST /quote', () => {
  it('prices as the call that names the kind, which follows from the tour', async () => {
    const { body } = await call(target, createQuoteOfAnyKind, { body: chosen });
    expect(body).toEqual(await quote());
    expect(body?.grandTotal).toBeGreaterThan(0);
  });

  it('prices shows, too', async () => {
    const { body } = await call(target, listTours, { params: { productType: 'shows' }, query: { size: '1' } });
    const [show] = body?._embedded?.tourList ?? [];
    const { availability } = await details({}, 'shows', show?.tourId ?? '');
    const date = availability.availableDates.at(-1) ?? '';
    const { components, pricingGroups } = await details({ date }, 'shows', show?.tourId ?? '');
    const [groupId, group] = Object.entries(pricingGroups)[0] ?? [];
    const wanted = {
      tourId: show?.tourId,
      queryDate: date,
      startingTime: components?.[0]?.startingTime,
      components: { [String(groupId)]: [{ id: group?.values[0]?.id, quantity: 2 }] },
      currency: 'EUR',
    };
    const made = (await call(target, createQuoteOfAnyKind, { body: wanted })).body;
    expect(made).toEqual((await call(target, createQuote, { params: { productType: 'shows' }, body: wanted })).body);
    expect(made?.lines).toHaveLength(1);
  });

  it('is empty when the departure does not run, and refuses as the other does', async () => {
    const ask = (more: Record<string, unknown>) => ({ body: { ...chosen, ...more } });
    expect(await call(target, createQuoteOfAnyKind, ask({ queryDate: '2020-01-01' }))).toEqual({ status: 204, body: null });
    const refused = (more: Record<string, unknown>) => refusal(target, createQuoteOfAnyKind, ask(more));
    expect(await refused({ components: {} })).toMatchObject({ code: 'invalid_request', details: { problem: 'select_ticket' } });
    expect(await refused({ tourId: undefined })).toMatchObject({ details: { field: 'tourId' } });
    expect(await refused({ tourId: '00000000-0000-4000-8000-000000000000' })).toMatchObject({ code: 'not_found' });
    const elsewhere = { ...ask({}), headers: { Origin: 'https://evil.example' } };
    expect(await refusal(target, createQuoteOfAnyKind, elsewhere)).toMatchObject({ code: 'origin_refused' });
  });
});
