import { expect, it } from 'vitest';
import { calendarPath, orderCalendarPath, orderTicketsPath, readToken, ticketPath } from '#backend/tickets/links.ts';

const bookingId = '11111111-1111-4111-8111-111111111111';
const tokenOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.(pdf|ics)$/, '');

it('opens what it was made for', () => {
  expect(readToken('key', 'ticket', tokenOf(ticketPath('key', bookingId, 2)))).toEqual({ bookingId, part: '2' });
});

it('opens nothing else: another traveller, another purpose, another key', () => {
  const token = tokenOf(ticketPath('key', bookingId, 2));
  expect(readToken('key', 'ticket', token.replace('.2.', '.3.'))).toBeUndefined();
  expect(readToken('key', 'request', token)).toBeUndefined();
  expect(readToken('other', 'ticket', token)).toBeUndefined();
  expect(readToken('key', 'ticket', tokenOf(calendarPath('key', bookingId)))).toBeUndefined();
  expect(readToken('key', 'ticket', 'nonsense')).toBeUndefined();
  const [tickets, calendar] = [orderTicketsPath('key', bookingId), orderCalendarPath('key', bookingId)].map(tokenOf) as [string, string];
  expect(readToken('key', 'order-tickets', tickets)).toEqual({ bookingId, part: 'all' });
  for (const purpose of ['ticket', 'calendar', 'order-calendar'] as const) expect(readToken('key', purpose, tickets)).toBeUndefined();
  expect(readToken('key', 'order-tickets', calendar)).toBeUndefined();
});
