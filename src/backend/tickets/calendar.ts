import { TZDate, tzOffset, tzScan } from '@date-fns/tz';
import ical from 'ical-generator';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { visitOf } from '../bookings/visit.ts';

const millisecondsPerYear = 366 * 86_400_000;
const beginningOfTime = '19700101T000000';

const pad = (value: number): string => String(value).padStart(2, '0');
/** `+0200`; @param minutes ahead of UTC */
const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(minutes) / 60))}${pad(Math.abs(minutes) % 60)}`;
/** `20261025T030000`: what a wall clock shows that is so many minutes ahead of UTC. */
const wallClock = (instant: Date, minutes: number): string =>
  new Date(instant.getTime() + minutes * 60_000).toISOString().slice(0, 19).replace(/[-:]/g, '');

const observance = (kind: 'STANDARD' | 'DAYLIGHT', start: string, from: number, to: number): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  `END:${kind}`,
];

/** RFC 5545, section 3.6.5: the zone's clock changes for a year before and after the visit, each written out. */
function timeZoneComponent(timeZone: string, around: Date): string {
  const start = new Date(around.getTime() - millisecondsPerYear);
  const changes = tzScan(timeZone, { start, end: new Date(around.getTime() + millisecondsPerYear) });
  const first = tzOffset(timeZone, start);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', beginningOfTime, first, first),
    ...changes.flatMap(({ date, offset, change }) =>
      observance(change > 0 ? 'DAYLIGHT' : 'STANDARD', wallClock(date, offset - change), offset - change, offset),
    ),
    'END:VTIMEZONE',
  ].join('\r\n');
}

/** The visit as an iCalendar file, at the venue's time of day. A file sent again replaces the entry. */
export function calendarFile(backend: Backend, booking: Booking): string {
  const visit = visitOf(backend, booking);
  const { meetingPoint, pickup, operator } = visit;
  const calendar = ical({
    prodId: { company: backend.brand.name, product: 'Tickets' },
    timezone: { name: null, generator: (zone) => timeZoneComponent(zone, visit.starts) },
  });
  calendar.createEvent({
    id: `${booking.id}@${new URL(backend.config.siteUrl).hostname}`,
    stamp: booking.createdAt,
    start: new TZDate(visit.starts, visit.timeZone),
    end: new TZDate(visit.ends, visit.timeZone),
    timezone: visit.timeZone,
    summary: visit.tourName,
    location: {
      title: pickup?.hotelName ?? meetingPoint.title,
      address: pickup?.address ?? meetingPoint.street,
      ...(!pickup && { geo: { lat: meetingPoint.latitude, lon: meetingPoint.longitude } }),
    },
    description: `${visit.orderNumber}\n${meetingPoint.directions}\n${operator.name}, ${operator.phone}`,
  });
  return calendar.toString();
}
