import { expect, test } from 'vitest';
import type { UserBooking } from '#contracts/user-bookings.ts';
import { groupBookings } from '#domain/user-bookings.ts';

const now = new Date('2026-11-21T16:00:00.000Z');
const booking = (
  orderNumber: string,
  queryDate: string,
  status: UserBooking['status'] = 'confirmed',
  endsAt = `${queryDate}T12:00:00.000Z`,
): UserBooking => ({
  orderNumber,
  status,
  tourId: '22222222-2222-4222-8222-222222222222',
  tourName: 'A walk',
  queryDate,
  startingTime: '10:00',
  grandTotal: 50,
  currencyCode: 'EUR',
  createdAt: '2026-11-01T12:00:00.000Z',
  participants: [],
  vouchers: [],
  tour: {
    tourCity: 'Rome',
    timeZone: 'Europe/Rome',
    startsAt: `${queryDate}T09:00:00.000Z`,
    endsAt,
    teaserImageUrl: '/images/rome/history',
    normalizedUrlPath: 'tours/rome/x',
    startingPointInformation: { title: 'A square', street: 'Via Uno 1', latitude: 41.9, longitude: 12.5 },
  },
});
const groups = (...bookings: UserBooking[]) =>
  groupBookings(bookings, now).map(({ group, orders }) => [
    group,
    orders.flatMap((order) => order.bookings.map(({ orderNumber }) => orderNumber)),
  ]);

test('the next visit comes first, of those that are over the last one', () => {
  expect(
    groups(
      booking('later', '2026-12-24'),
      booking('old', '2026-10-01'),
      booking('next', '2026-11-22'),
      booking('older', '2026-09-01'),
      booking('asked', '2026-12-01', 'on_request'),
      booking('declined', '2026-12-02', 'declined'),
    ),
  ).toEqual([
    ['upcoming', ['next', 'later']],
    ['on_request', ['asked']],
    ['past', ['old', 'older']],
    ['cancelled', ['declined']],
  ]);
});

test('a visit is past when it is over, not when it has begun', () => {
  expect(groups(booking('running', '2026-11-21', 'confirmed', '2026-11-21T16:30:00.000Z'))).toEqual([['upcoming', ['running']]]);
  expect(groups(booking('over', '2026-11-21', 'confirmed', '2026-11-21T16:00:00.000Z'))).toEqual([['past', ['over']]]);
});

test('a booking whose tour is gone goes by its day', () => {
  const { tour: _, ...gone } = booking('gone', '2026-11-20');
  expect(groups(gone, { ...gone, orderNumber: 'to come', queryDate: '2026-11-30' })).toEqual([
    ['upcoming', ['to come']],
    ['past', ['gone']],
  ]);
});

test('bookings of one order stand together, cancelled ones last, where the one is that matters most', () => {
  const mixed = [
    booking('LF-AAAA-AAAA-1', '2026-12-24'),
    booking('LF-AAAA-AAAA-2', '2026-12-20', 'cancelled'),
    booking('LF-AAAA-AAAA-3', '2026-12-22', 'on_request'),
    booking('LF-BBBB-BBBB', '2026-12-23'),
    booking('LF-CCCC-CCCC-1', '2026-10-01'),
    booking('LF-CCCC-CCCC-2', '2026-10-03', 'cancelled'),
    booking('LF-DDDD-DDDD', '2026-10-02'),
  ];
  expect(groups(...mixed)).toEqual([
    ['upcoming', ['LF-BBBB-BBBB', 'LF-AAAA-AAAA-3', 'LF-AAAA-AAAA-1', 'LF-AAAA-AAAA-2']],
    ['past', ['LF-DDDD-DDDD', 'LF-CCCC-CCCC-1', 'LF-CCCC-CCCC-2']],
  ]);
  expect(groupBookings(mixed, now)[0]?.orders.map(({ orderNumber }) => orderNumber)).toEqual(['LF-BBBB-BBBB', 'LF-AAAA-AAAA']);
});
