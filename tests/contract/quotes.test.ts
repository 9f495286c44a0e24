import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Quote } from '#contracts/quotes.ts';
import { createQuote } from '#contracts/documented/quotes.ts';
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
  it('holds seats at a price whose lines add up', async () => {
    const made = await quote({ currency: 'CHF' });
    expect(made?.currencyCode).toBe('CHF');
    expect(Date.parse(made?.expiryTime ?? '')).toBeGreaterThan(Date.now());
    const cents = (decimal: number) => Math.round(decimal * 100);
    expect(cents(made?.grandTotal ?? 0)).toBe(made?.lines.reduce((sum, line) => sum + cents(line.total), 0));
    expect(made?.lines.every((line) => cents(line.total) === cents(line.unitPrice) * line.quantity)).toBe(true);
  });

  it('replaces an earlier quote, and prolongs one once', async () => {
    const first = await quote();
    const second = await quote({ replaces: first?.quoteId });
    expect(second?.quoteId).not.toBe(first?.quoteId);
    const longer = await quote({ replaces: second?.quoteId, extend: true });
    expect(longer).toMatchObject({ quoteId: second?.quoteId, extended: true });
    expect(Date.parse(longer?.expiryTime ?? '')).toBeGreaterThan(Date.parse(second?.expiryTime ?? ''));
    expect(await quote({ replaces: second?.quoteId, extend: true })).toBeNull();
  });

  it('is prolonged once, however many ask for it at the same time', async () => {
    const made = await quote();
    const answers = await Promise.all(Array.from({ length: 5 }, () => quote({ replaces: made?.quoteId, extend: true })));
    const [longer, ...others] = answers.filter((answer) => answer !== null);
    expect(others).toEqual([]);
    const again = await quote({ replaces: made?.quoteId, extend: true });
    expect([longer?.extended, again]).toEqual([true, null]);
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
