import { TZDate } from '@date-fns/tz';
import ical, { type ICalEventData, type ICalLocation } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { lastZone } from '#domain/booked-item.ts';
import { shoreCallLines } from '#domain/cruises/shore-call-texts.ts';
import { wallTimeIn } from '#domain/day.ts';
import { toldOf, transferLines } from '#domain/transfers/told.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
import type { Backend } from '../backend.ts';
import type { Visit } from './visit.ts';

/** RFC 5545, section 3.6.5: the zone's rules, so that a calendar need not know the zone. */
const timeZoneComponent = (timeZone: string): string => tzlib_get_ical_block(timeZone)[0] ?? '';

/**
 * RFC 5545 knows times without a zone (section 3.3.5): a calendar shows them as they stand, wherever it is read. Where no zone is known
 * that is right at the venue. The library writes such a time from the UTC fields of its date.
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

const geoOf = ({ latitude: lat, longitude: lon }: { latitude?: number | undefined; longitude?: number | undefined }) =>
  lat === undefined || lon === undefined ? {} : { geo: { lat, lon } };

function locationOf({ pickup, meetingPoint }: Visit): ICalLocation | undefined {
  if (pickup) return { title: pickup.title, address: pickup.street, ...geoOf(pickup) };
  if (!meetingPoint) return undefined;
  return { title: meetingPoint.title, address: meetingPoint.street, ...geoOf(meetingPoint) };
}

/** What is said of a visit beside when and where: its number, the way there and back, when its guests are at their ship, whom to call. */
function descriptionOf({ meetingPoint, pickup, dropOff, shoreCall, operator, orderNumber, locale }: Visit): string {
  const say = transferMessages(locale);
  const told = [
    ...(pickup ? toldOf('pickup', pickup, say) : [meetingPoint?.directions]),
    ...(dropOff ? [`${say.dropOff}: ${transferLines('dropOff', dropOff, say).join(', ')}`] : []),
    ...(shoreCall ? shoreCallLines(shoreCall) : []),
  ];
  return [orderNumber, ...told, `${operator.name}, ${operator.contact}`].filter(Boolean).join('\n');
}

/** Visits as an iCalendar file, each at its venue's time of day. A file sent again replaces the entries. */
export function calendarFile({ brand, config }: Pick<Backend, 'brand' | 'config'>, visits: readonly Visit[]): string {
  const calendar = ical({
    prodId: { company: brand.name, product: 'Tickets' },
    timezone: { name: null, generator: timeZoneComponent },
  });
  for (const visit of visits)
    calendar.createEvent({
      id: `${visit.bookingId}@${new URL(config.siteUrl).hostname}`,
      stamp: visit.bookedAt,
      ...timesOf(visit),
      summary: visit.tourName,
      location: locationOf(visit) ?? null,
      description: descriptionOf(visit),
    });
  return calendar.toString();
}
