import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Booking } from '#contracts/bookings.ts';
import type { ShoreCallTexts } from '#contracts/shore-calls.ts';
import type { UserBooking } from '#contracts/user-bookings.ts';
import { MeetingPlace } from '#islands/confirmation/BookingParts.tsx';
import { BookingCard } from '#islands/dashboard/BookingCard.tsx';
import { OverviewTable } from '#islands/dashboard/OverviewTable.tsx';
import { VisitDetails } from '#islands/guest-booking/VisitDetails.tsx';
import SavedTickets from '#islands/offline/SavedTickets.island.tsx';
import { $savedTickets } from '#stores/my-booking/saved-tickets.ts';
import { orderOf } from '../../support/several-booked.ts';

vi.mock('astro:env/client', () => ({ IMAGE_URL: '' }));

const shoreCall: ShoreCallTexts = {
  ship: 'Meridian Star, Civitavecchia',
  clock: 'Back at the pier 15:00, all aboard 15:30: 30 minutes to spare, which is tight',
  berth: 'The ship is at the pier: Pier 12',
  fit: 'tight',
};

const {
  bookings: [booked],
} = orderOf(['confirmed']);
const common = {
  orderNumber: 'LF-7K3M-Q9TX',
  tourId: '',
  tourName: 'A walk',
  queryDate: '2099-12-05',
  startingTime: '10:00',
  vouchers: [],
};
const paid = { grandTotal: 50, currencyCode: 'EUR' as const, createdAt: '2026-11-21T10:00:00.000Z' };

const detailsOf = (status: Booking['status']) => {
  const booking = { ...common, ...paid, status, timeZone: 'Europe/Rome', vendor: { name: 'Walks', phone: '', email: '' }, shoreCall };
  return <VisitDetails locale="en" order={{} as never} booking={booking as unknown as Booking} level={2} />;
};
const cardOf = (status: UserBooking['status'], group: Parameters<typeof BookingCard>[0]['group']) => (
  <BookingCard locale="en" group={group} booking={{ ...common, ...paid, status, participants: [], shoreCall }} />
);
const overview = (
  <OverviewTable
    locale="en"
    order={{ column: 'queryDate', isDescending: false }}
    onOrder={() => {}}
    entries={[{ ...common, ...paid, status: 'confirmed', travelerName: 'Ada', bookedBy: '', shoreCall }]}
  />
);

it.each<[string, ReactElement]>([
  ['the confirmation', <MeetingPlace key="" locale="en" booking={{ ...booked!, shoreCall }} />],
  ['the page of a booking', detailsOf('confirmed')],
  ['that of a request', detailsOf('on_request')],
  ['a card of what is to come', cardOf('confirmed', 'upcoming')],
  ['that of a request', cardOf('on_request', 'on_request')],
  ["an organisation's overview", overview],
])('%s says which ship, and in words that it is tight', (_, page) => {
  const html = renderToStaticMarkup(page);
  for (const said of [shoreCall.ship, shoreCall.clock]) expect(html).toContain(said);
});

it.each<[string, ReactElement]>([
  ['the page of a booking that was cancelled', detailsOf('cancelled')],
  ['a card of what was', cardOf('confirmed', 'past')],
])('%s does not', (_, page) => {
  expect(renderToStaticMarkup(page)).not.toContain(shoreCall.ship);
});

it('a ticket on the device says it without a network connection', () => {
  const { item, orderNumber, vouchers } = booked!;
  const { tourName, tourCity, queryDate, startingTime, startingPointInformation, vendor } = item;
  const visit = { tourName, tourCity, queryDate, startingTime, startingPointInformation, vendor, isPickedUp: false };
  $savedTickets.set([{ orderNumber, vouchers, ...visit, shoreCall }]);
  const html = renderToStaticMarkup(<SavedTickets locale="en" />);
  for (const said of [shoreCall.ship, shoreCall.clock, shoreCall.berth]) expect(html).toContain(said);
});
