import { TZDate, tzOffset, tzScan } from '@date-fns/tz';
import ical, { type ICalEventData, type ICalLocation } from 'ical-generator';
import { lastZone } from '#domain/booked-item.ts';
import { wallTimeIn } from '#domain/day.ts';
import type { Backend } from '../backend.ts';
import type { Visit } from './visit.ts';

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

/**
 * RFC 5545 knows times without a zone (section 3.3.5): a calendar shows them as they stand, wherever it is read. Where no zone is known
 * that is
 * right at the venue. The library writes such a time from the UTC fields of its date.
 */
function timesOf({ starts, ends, timeZone }: Visit): Pick<ICalEventData, 'start' | 'end' | 'timezone' | 'floating'> {
  const isFloating = timeZone === lastZone;
  const at = (instant: Date): Date => (isFloating ? new Date(`${wallTimeIn(timeZone, instant)}Z`) : new TZDate(instant, timeZone));
  return {
    start: at(starts),
    ...(ends > starts && { end: at(ends) }),
    ...(isFloating ? { floating: true } : { timezone: timeZone }),
  };
}

function locationOf({ pickup, meetingPoint }: Visit): ICalLocation | undefined {
  if (pickup) return { title: pickup.hotelName, address: pickup.address };
  if (!meetingPoint) return undefined;
  const { title, street, latitude, longitude } = meetingPoint;
  return { title, address: street, geo: { lat: latitude, lon: longitude } };
}

/** The visit as an iCalendar file, at the venue's time of day. A file sent again replaces the entry. */
export function calendarFile({ brand, config }: Pick<Backend, 'brand' | 'config'>, visit: Visit): string {
  const { meetingPoint, pickup, operator, orderNumber } = visit;
  const calendar = ical({
    prodId: { company: brand.name, product: 'Tickets' },
    timezone: { name: null, generator: (zone) => timeZoneComponent(zone, visit.starts) },
  });
  const directions = pickup ? undefined : meetingPoint?.directions;
  calendar.createEvent({
    id: `${visit.bookingId}@${new URL(config.siteUrl).hostname}`,
    stamp: visit.bookedAt,
    ...timesOf(visit),
    summary: visit.tourName,
    location: locationOf(visit) ?? null,
    description: [orderNumber, directions, `${operator.name}, ${operator.contact}`].filter(Boolean).join('\n'),
  });
  return calendar.toString();
}
