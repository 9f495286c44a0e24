import { expect, it } from 'vitest';
import { reviewableFrom, reviewAskedAt } from '#domain/review.ts';

const visit = (start: string, end: string, timeZone: string) => ({ span: { start, end, timeZone } });

it.each([
  ['Rome, in winter', visit('2026-12-05T10:00', '2026-12-05T12:30', 'Europe/Rome'), '2026-12-06T09:00:00.000Z'],
  [
    'Rome, over the night on which the clocks change',
    visit('2026-10-24T22:00', '2026-10-24T23:30', 'Europe/Rome'),
    '2026-10-25T09:00:00.000Z',
  ],
  [
    'San Francisco, where it is still yesterday',
    visit('2026-12-05T20:00', '2026-12-05T22:00', 'America/Los_Angeles'),
    '2026-12-06T18:00:00.000Z',
  ],
  ['Singapore, over midnight', visit('2026-12-31T22:00', '2027-01-01T01:00', 'Asia/Singapore'), '2027-01-02T02:00:00.000Z'],
])('asks on the day after the visit, at ten by the clocks of %s', (_, item, at) => {
  expect(reviewAskedAt(item).toISOString()).toBe(at);
});

it('takes a review from the end of the visit on', () => {
  expect(reviewableFrom(visit('2026-12-05T10:00', '2026-12-05T12:30', 'Europe/Rome')).toISOString()).toBe('2026-12-05T11:30:00.000Z');
});
