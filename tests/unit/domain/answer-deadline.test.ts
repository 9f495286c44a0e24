import { expect, it } from 'vitest';
import { answerBy, remindersFor } from '#domain/answer-deadline.ts';

const requested = (createdAt: string, start: string) => ({
  createdAt: new Date(createdAt),
  item: { span: { start, end: start, timeZone: 'Asia/Hong_Kong' } },
});

it.each([
  ['24 hours after the order', '2026-11-21T10:00:00Z', '2026-12-05T10:00', '2026-11-22T10:00:00.000Z'],
  ['24 hours after it where clocks change meanwhile', '2026-10-24T10:00:00Z', '2026-12-05T10:00', '2026-10-25T10:00:00.000Z'],
  ['when the visit starts, on the clocks of the venue', '2026-11-21T10:00:00Z', '2026-11-22T08:00', '2026-11-22T00:00:00.000Z'],
])('an operator can answer until %s', (_, createdAt, start, until) => {
  expect(answerBy(requested(createdAt, start)).toISOString()).toBe(until);
});

it.each([
  ['a day', '2026-12-05T10:00', [6, 18]],
  ['14 hours', '2026-11-22T08:00', [6]],
  ['6 hours', '2026-11-22T00:00', []],
])('an operator who has %s to answer is reminded before they are over', (_, start, hours) => {
  expect(remindersFor(requested('2026-11-21T10:00:00Z', start))).toEqual(hours);
});
