import { expect, test } from 'vitest';
import type { PortCall } from '#contracts/cruises.ts';
import { bestDays } from '#domain/cruises/best-days.ts';
import { portCall } from '../../../support/port-call.ts';

const tourId = '00000000-0000-4000-8000-000000000001';
type Verdict = PortCall['tours'][number]['verdict'];
const on = (day: string, verdict: Omit<Verdict, 'backAt'>, more: Partial<PortCall> = {}) => ({
  day,
  calls: [portCall({ tours: [{ tourId, startingTime: '10:00', verdict: { ...verdict, backAt: `${day}T14:30` } }], ...more })],
});
const before = new Date('2027-05-01T10:00:00Z');
const bestOf = (days: ReturnType<typeof on>[], now = before) => bestDays({ days }, now).get(tourId)?.day;

test('the day that fits best, of the same the first', () => {
  const [no, tight, fits] = [
    { fit: 'no', minutes: 10 },
    { fit: 'tight', minutes: 30 },
    { fit: 'fits', minutes: 200 },
  ] as const;
  expect(bestOf([on('2027-05-12', no), on('2027-05-13', tight)])).toBe('2027-05-13');
  expect(bestOf([on('2027-05-12', tight), on('2027-05-13', fits), on('2027-05-14', { fit: 'fits', minutes: 300 })])).toBe('2027-05-13');
  expect(bestOf([on('2027-05-12', { fit: 'no', minutes: 60 }), on('2027-05-13', no)])).toBe('2027-05-13');
});

test('days that are over where the ship is do not count', () => {
  const days = [
    on('2027-05-12', { fit: 'fits' }, { timeZone: 'Asia/Tokyo' }),
    on('2027-05-13', { fit: 'tight' }, { timeZone: 'Asia/Tokyo' }),
  ];
  expect(bestOf(days, new Date('2027-05-12T14:59:00Z'))).toBe('2027-05-12');
  expect(bestOf(days, new Date('2027-05-12T15:00:00Z'))).toBe('2027-05-13');
  expect(bestOf(days, new Date('2027-05-13T15:00:00Z'))).toBeUndefined();
});

test('at sea there is nothing', () => {
  expect(bestDays({ days: [{ day: '2027-05-12', calls: [] }] }, before).size).toBe(0);
});
