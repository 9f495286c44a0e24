import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import type { Booking } from '#backend/bookings/booking.ts';
import { visitOf } from '#backend/bookings/visit.ts';
import { calendarFile } from '#backend/tickets/calendar.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { bookingIn } from '#tests/support/booking.ts';
import { dayInRome, fromShip } from '#tests/support/ship.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const fileOf = (booking: Booking): string => calendarFile(backend, [visitOf(backend, booking)]);

/** Reads a local time by the file's own VTIMEZONE alone, as RFC 5545 tells a calendar program to. */
function instantIn(file: string, property: 'dtstart' | 'dtend'): string {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? {});
  const found = calendar.getFirstSubcomponent('vevent')?.getFirstProperty(property);
  expect(found?.getParameter('tzid')).toBe(zone.tzid);
  const time = found?.getFirstValue() as ICAL.Time;
  return new Date(Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute) - zone.utcOffset(time) * 1000).toISOString();
}

it.each([
  ['rome', '2027-03-27', '10:00', '2027-03-27T09:00:00.000Z'],
  ['rome', '2027-03-28', '10:00', '2027-03-28T08:00:00.000Z'],
  ['rome', '2026-10-25', '10:00', '2026-10-25T09:00:00.000Z'],
  ['new-york', '2026-10-31', '09:30', '2026-10-31T13:30:00.000Z'],
  ['new-york', '2026-11-01', '09:30', '2026-11-01T14:30:00.000Z'],
  ['dubai', '2026-12-01', '16:00', '2026-12-01T12:00:00.000Z'],
  ['hong-kong', '2026-12-31', '23:30', '2026-12-31T15:30:00.000Z'],
])('starts in %s on %s at %s at the right instant, across clock changes', (city, day, startingTime, instant) => {
  const file = fileOf(bookingIn(backend, city, { day, startingTime }));
  expect(instantIn(file, 'dtstart')).toBe(instant);
  expect(Date.parse(instantIn(file, 'dtend'))).toBeGreaterThan(Date.parse(instant));
});

it('keeps its identity, so that a file opened twice makes one entry', () => {
  const booking = bookingIn(backend, 'rome', {});
  const uid = (file: string) => /UID:(.+)/.exec(file)?.[1];
  expect(uid(fileOf(booking))).toContain(booking.id);
  expect(uid(fileOf(booking))).toBe(uid(fileOf(booking)));
});

it('says where to meet, whom to call and which order it is', () => {
  const booking = bookingIn(backend, 'rome', {});
  const file = fileOf(booking).replaceAll('\r\n ', '');
  const tour = backend.catalogue.tours.get(booking.tourId);
  expect(file).toContain(booking.orderNumber);
  expect(file).toContain(tour?.operator.phone);
  expect(file).toContain(`GEO:${tour?.startingPoint.latitude};${tour?.startingPoint.longitude}`);
});

it('says when guests are back at their ship, by the clocks in port, though these change between booking and call', () => {
  const day = '2027-03-28';
  const times = { arrival: `${day}T07:00`, departure: `${day}T16:00`, allAboard: `${day}T15:30` };
  const call = { ...dayInRome, ...times, verdict: { fit: 'fits' as const, minutes: 120, backAt: `${day}T13:30` } };
  const file = fileOf(fromShip(bookingIn(backend, 'rome', { day }), call));
  const description = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')?.getFirstPropertyValue('description');
  const told = 'Meridian Star, Civitavecchia\nBack at the pier 13:30, all aboard 15:30: 2 hours to spare\nThe ship is at the pier: Pier 12';
  expect(description).toContain(told);
  expect(instantIn(file, 'dtstart')).toBe('2027-03-28T08:00:00.000Z');
});

it('has the visits of several bookings in one file, each in the zone of its venue, as in the files of their own', () => {
  const day = '2026-12-05';
  const bookings = [
    fromShip(bookingIn(backend, 'rome', { day }), dayInRome),
    bookingIn(backend, 'new-york', { day, startingTime: '09:30' }),
  ];
  const file = calendarFile(
    backend,
    bookings.map((booking) => visitOf(backend, booking)),
  );
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'));
  expect(zones.toSorted()).toEqual(['America/New_York', 'Europe/Rome']);
  const events = calendar.getAllSubcomponents('vevent');
  const told = events.map((event) => {
    const start = event.getFirstProperty('dtstart');
    return [event.getFirstPropertyValue('uid'), start?.getParameter('tzid'), String(start?.getFirstValue())];
  });
  expect(told).toEqual([
    [expect.stringContaining(bookings[0]?.id ?? ''), 'Europe/Rome', '2026-12-05T10:00:00'],
    [expect.stringContaining(bookings[1]?.id ?? ''), 'America/New_York', '2026-12-05T09:30:00'],
  ]);
  const [ashore, plain] = events.map((event) => String(event.getFirstPropertyValue('description')));
  expect(ashore).toContain('all aboard 15:30');
  expect(plain).not.toContain('all aboard');
});
