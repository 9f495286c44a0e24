import { describe, expect, it } from 'vitest';
import { emptyChoice, pricesOf } from '#domain/choice.ts';
import { departure, tour } from '../../support/tour-details.ts';

const { pricingGroups, availability } = tour;
const ofPeak = { ageGroup: { values: [] } };
const ofEvening = { DEFAULT: { values: [] } };
const departures = [
  { ...departure('10:00', 4), pricingGroups: ofPeak },
  { ...departure('20:00', 4), pricingGroups: ofEvening },
];
const dear = { pricingGroups, availability: { ...availability, pricesFrom: { '2026-11-03': 50, '2026-11-05': 60 } } };
const noDay = emptyChoice(tour.tourId);
const onDay = { ...noDay, queryDate: '2026-11-05' };

describe('pricesOf', () => {
  it("are the tour's before a day is chosen", () => {
    expect(pricesOf(dear, null)).toBe(pricingGroups);
    expect(pricesOf(dear, noDay)).toBe(pricingGroups);
  });

  it("are those of the departure, or of the day's first while no time is chosen", () => {
    expect(pricesOf(dear, { ...onDay, startingTime: '20:00' }, departures)).toBe(ofEvening);
    expect(pricesOf(dear, onDay, departures)).toBe(ofPeak);
    expect(pricesOf(dear, onDay, [])).toBe(pricingGroups);
  });

  it('are not guessed for a day that may have its own', () => {
    expect(pricesOf(dear, onDay)).toBeUndefined();
    expect(pricesOf({ pricingGroups }, onDay)).toBeUndefined();
    expect(pricesOf({ pricingGroups, availability }, onDay)).toBe(pricingGroups);
  });
});
