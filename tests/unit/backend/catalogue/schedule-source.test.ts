import * as v from 'valibot';
import { expect, it } from 'vitest';
import { asksStartingTime, scheduleSource } from '#backend/catalogue/schedule-source.ts';
import { startTimesOn } from '#backend/catalogue/start-times.ts';

const scheduleWith = (...times: unknown[]) => ({
  seats: 2,
  seasons: times.map((one) => ({ from: '01-01', to: '12-31', weekdays: ['fri'], times: one })),
});

it('offers any quarter of an hour between two times, both included, where guests name one', () => {
  const schedule = v.parse(scheduleSource, scheduleWith({ from: '22:40', to: '23:30' }));
  expect(startTimesOn(schedule, '2026-11-27')).toEqual(['22:45', '23:00', '23:15', '23:30']);
  expect(startTimesOn(schedule, '2026-11-28')).toEqual([]);
  expect(asksStartingTime(schedule)).toBe(true);
});

it('keeps the times of a tour that says them', () => {
  const schedule = v.parse(scheduleSource, scheduleWith(['10:10', '09:00']));
  expect(startTimesOn(schedule, '2026-11-27')).toEqual(['09:00', '10:10']);
  expect(asksStartingTime(schedule)).toBe(false);
});

it.each([[{ from: '23:00', to: '05:00' }], [{ from: '05:00' }], [{ from: '5 am', to: '23:00' }], [[]]])('refuses %j', (times) => {
  expect(v.safeParse(scheduleSource, scheduleWith(times)).success).toBe(false);
});

it('has as many groups at once as it says, in place of places on each start', () => {
  const { seats: _, ...schedule } = scheduleWith({ from: '09:00', to: '10:00' });
  expect(v.parse(scheduleSource, { ...schedule, groupsAtOnce: 3 })).toMatchObject({ seats: 3, groupsAtOnce: 3 });
  expect(v.safeParse(scheduleSource, schedule).success).toBe(false);
  expect(v.safeParse(scheduleSource, { ...schedule, seats: 3, groupsAtOnce: 3 }).success).toBe(false);
});
