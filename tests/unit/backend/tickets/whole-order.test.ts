import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import type { Booking } from '#backend/bookings/booking.ts';
import { postersOf, wholeOrderIn } from '#backend/bookings/whole-order.ts';
import { orderPdf } from '#backend/tickets/order-pdf.ts';
import type { BookedCall } from '#domain/booked-item.ts';
import { addDays } from '#domain/day.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { bookingIn } from '#tests/support/booking.ts';
import { textOf } from '#tests/support/pdf-text.ts';
import { dayInRome, fromShip } from '#tests/support/ship.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const number = 'LF-7K3M-Q9TX';
const sailing = { title: { en: 'To Rome', de: 'Nach Rom' }, from: '2026-12-01', to: '2026-12-09' };
const callOn = (day: string, port: string, more: Partial<BookedCall> = {}): BookedCall => ({
  ...dayInRome,
  sailing,
  port: { en: port, de: port },
  arrival: `${day}T07:00`,
  allAboard: `${day}T20:30`,
  departure: `${day}T21:00`,
  verdict: { fit: 'fits', minutes: 390, backAt: `${day}T14:00` },
  ...more,
});

/** The bookings of one order by two people, in the order of their positions. */
const order = (bookings: readonly Booking[]): Booking[] =>
  bookings.map((booking, index) => ({ ...booking, position: index + 1, orderNumber: `${number}-${index + 1}` }));
const booked = (city: string, day: string, wishes: Parameters<typeof bookingIn>[2] = {}) =>
  bookingIn(backend, city, { day, names: ['Ada Byron', 'Charles Babbage'], ...wishes });

/** Rome before Barcelona in the cart, twice in the first of them, and a night over there. */
const voyage = (locale: 'en' | 'de' = 'en') => {
  const rome = callOn('2026-12-07', 'Civitavecchia', { departure: '2026-12-08T18:00', allAboard: '2026-12-08T17:30' });
  return order([
    fromShip(booked('rome', '2026-12-08', { locale, startingTime: '09:00' }), rome),
    fromShip(booked('barcelona', '2026-12-05', { locale }), callOn('2026-12-05', 'Barcelona')),
    fromShip(booked('rome', '2026-12-07', { locale }), rome),
  ]);
};

const pagesOf = async (bookings: readonly Booking[]) => {
  const whole = wholeOrderIn(backend, bookings);
  const pdf = await orderPdf(backend, whole, await postersOf(backend, whole));
  return { text: textOf(pdf).replace(/\s+/g, ' '), count: pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length };
};

it('leads from port to port by the time of the visits, and has a stay over night once', () => {
  const { orderNumber, ships, days, stops, booker } = wholeOrderIn(backend, voyage());
  expect([orderNumber, booker]).toEqual([number, 'Ada Byron']);
  expect(ships.map(({ ship, sailing: of }) => [ship, of?.title])).toEqual([['Meridian Star', 'To Rome']]);
  expect(days.map(({ date, place, parts }) => [date, place, parts.length])).toEqual([
    ['Sat, 5 Dec 2026', 'Barcelona', 1],
    ['Mon, 7 Dec 2026', 'Civitavecchia', 1],
    ['Tue, 8 Dec 2026', 'Civitavecchia', 1],
  ]);
  expect(stops.map(({ place, visits }) => [place, visits.map((visit) => visit.orderNumber)])).toEqual([
    ['Barcelona', [`${number}-2`]],
    ['Civitavecchia', [`${number}-3`, `${number}-1`]],
  ]);
});

it('leads from city to city where its guests are from no ship', () => {
  const { ships, stops } = wholeOrderIn(backend, order([booked('paris', '2026-12-06'), booked('rome', '2026-12-05')]));
  expect(ships).toEqual([]);
  expect(stops.map(({ place, portDay }) => [place, portDay])).toEqual([
    ['Rome', undefined],
    ['Paris', undefined],
  ]);
});

it('orders visits by instants: what is earlier in Hong Kong comes before what begins at an earlier hour in New York', () => {
  const here = booked('new-york', '2026-12-05', { startingTime: '09:30' });
  const there = booked('hong-kong', '2026-12-05', { startingTime: '11:00' });
  expect(wholeOrderIn(backend, order([here, there])).stops.map(({ place }) => place)).toEqual(['Hong Kong', 'New York']);
});

it('names on its days what is asked for, which has no ticket, and leaves out what has ended', () => {
  const [first, second, third] = voyage() as [Booking, Booking, Booking];
  const { days, stops } = wholeOrderIn(backend, [{ ...first, status: 'cancelled' }, { ...second, status: 'on_request' }, third]);
  expect(days.map(({ place, parts }) => [place, parts.map(({ isCertain }) => isCertain)])).toEqual([
    ['Barcelona', [false]],
    ['Civitavecchia', [true]],
  ]);
  expect(stops.map(({ place }) => place)).toEqual(['Civitavecchia']);
});

it('begins with a cover, and each port on a page of its own before its tickets', async () => {
  const { text, count } = await pagesOf(voyage());
  expect(count).toBe(1 + (1 + 2) + (1 + 2 + 2));
  expect(text.match(/PORT \d OF 2|TICKET \d OF 2/g)?.map((said) => said.slice(0, -5))).toEqual([
    ...['PORT 1', 'TICKET 1', 'TICKET 2'],
    ...['PORT 2', 'TICKET 1', 'TICKET 2', 'TICKET 1', 'TICKET 2'],
  ]);
  for (const said of ['YOUR VOYAGE', 'Meridian Star', 'To Rome · 1–9 December 2026', number, 'Ada Byron', 'PORT 1 OF 2', 'PORT 2 OF 2'])
    expect(text.replaceAll(/\s?–\s?/g, '–')).toContain(said);
  for (const said of ['In port from Sat 5 December 07:00 to 21:00', 'ALL ABOARD', 'Tue 17:30', 'Clocks on board show the same time'])
    expect(text).toContain(said);
  for (const said of ['The ship is at the pier: Pier 12', 'Meeting point: ', 'Back at the pier 14:00, all aboard 20:30'])
    expect(text).toContain(said);
});

it('has the clocks on board beside those in port where they differ, in German, too', async () => {
  const [first] = voyage('de') as [Booking];
  const ashore = fromShip(first, callOn('2026-12-08', 'Civitavecchia', { shipTimeZone: 'Europe/London' }));
  const { text } = await pagesOf(order([ashore, booked('rome', '2026-12-10', { locale: 'de' })]));
  for (const said of ['IHRE KREUZFAHRT', 'HAFEN 1 VON 1', 'ALLE AN BORD', 'an Bord 19:30', 'punkt: Kirche Domine', 'Zurück am Pier'])
    expect(text).toContain(said);
  expect(text).not.toContain('gehen wie die im Hafen');
});

it('goes on over further pages where a cover has more days than one holds', async () => {
  const cities = ['rome', 'paris', 'london', 'barcelona', 'new-york'];
  const many = Array.from({ length: 20 }, (_, index) =>
    booked(cities[index % 5] ?? 'rome', addDays('2026-12-01', index), { names: ['Ada Byron'] }),
  );
  const { text, count } = await pagesOf(order(many));
  expect(count).toBeGreaterThan(20 + 1);
  for (const { item } of many) expect(text).toContain(item.place.city.en);
  expect(text).toContain('Sun, 20 Dec 2026');
  expect(text).toContain('YOUR TRIP');
});
