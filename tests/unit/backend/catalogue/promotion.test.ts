import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { periodNow } from '#backend/catalogue/promotion.ts';
import { periodAt, promotionSource, type PromotionSource } from '#backend/catalogue/promotion-source.ts';
import { addDays } from '#domain/day.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';

const yearly = (bookFrom: string, bookUntil: string, validUntil: string): PromotionSource => ({
  savings: 20,
  bookFrom,
  bookUntil,
  validUntil,
});

describe('promotionSource', () => {
  const problemOf = (changes: Record<string, unknown>): string | undefined =>
    safeParse(promotionSource, { ...yearly('2027-05-01', '2027-05-20', '2027-07-31'), ...changes }).issues?.[0].message;

  it.each([
    [{}, undefined],
    [{ bookFrom: '05-01', bookUntil: '05-20', validUntil: '07-31' }, undefined],
    [{ bookFrom: '11-01', bookUntil: '01-25', validUntil: '03-31' }, undefined],
    [{ bookFrom: '05-01' }, 'bookFrom, bookUntil and validUntil are days, all of them yyyy-MM-dd or all of them MM-dd'],
    [{ savings: 80 }, 'Invalid value: Expected <=70 but received 80'],
    [{ bookFrom: '05-01', bookUntil: '02-29', validUntil: '07-31' }, 'days that every year has'],
    [{ bookFrom: '04-31', bookUntil: '05-20', validUntil: '07-31' }, 'days that every year has'],
    [{ bookUntil: '2027-04-30' }, 'it is booked for 92 days at most, and ends after it begins'],
    [{ bookUntil: '2027-08-01', validUntil: '2027-08-01' }, 'it is booked for 92 days at most, and ends after it begins'],
    [{ validUntil: '2027-05-19' }, 'validUntil is on or after bookUntil'],
  ])('%j: %s', (changes, problem) => {
    expect(problemOf(changes)).toBe(problem);
  });
});

describe('periodAt', () => {
  const winter = yearly('11-01', '01-25', '03-31');

  it.each([
    ['2026-10-31', '2026-11-01', '2027-01-25', '2027-03-31'],
    ['2026-12-31', '2026-11-01', '2027-01-25', '2027-03-31'],
    ['2027-01-25', '2026-11-01', '2027-01-25', '2027-03-31'],
    ['2027-01-26', '2027-11-01', '2028-01-25', '2028-03-31'],
  ])('on %s the next of every year', (today, bookFrom, bookUntil, validUntil) => {
    expect(periodAt(winter, today)).toEqual({ bookFrom, bookUntil, validUntil });
  });

  it('is the only one of a promotion with a year', () => {
    const once = yearly('2027-05-01', '2027-05-20', '2027-07-31');
    expect(periodAt(once, '2029-01-01')).toEqual({ bookFrom: '2027-05-01', bookUntil: '2027-05-20', validUntil: '2027-07-31' });
  });
});

it('the sample catalogue has ten promotions, and some of them at any time', async () => {
  const tours = [...(await readCatalogue()).tours.values()].filter(({ promotion }) => promotion);
  expect(tours.length).toBeGreaterThanOrEqual(10);
  const days = Array.from({ length: 366 }, (_, index) => addDays('2027-12-01', index));
  const onDay = (day: string) => tours.filter((tour) => periodNow(tour, new Date(`${day}T12:00:00Z`))).length;
  expect(days.filter((day) => onDay(day) < 3)).toEqual([]);
});
