import { desc, eq } from 'drizzle-orm';
import type { OverviewEntry, UserBooking } from '#contracts/account.ts';
import type { Locale } from '#contracts/common.ts';
import { instantAt } from '#domain/day.ts';
import { toDecimal } from '#domain/money.ts';
import type { Backend } from '../backend.ts';
import { bookings } from '../db/schema.ts';
import type { Booking } from '../shopper/booking.ts';
import { resultOf } from '../shopper/result.ts';
import { summaryOf } from '../vendor/summary.ts';

/** More than anybody looks through; the answer stays small. */
const most = 500;

const totalOf = ({ total, currency }: Booking) => ({ grandTotal: toDecimal({ amount: total, currency }), currencyCode: currency });

/** As it was ordered, should the tour be gone. */
const nameOf = ({ catalogue }: Backend, { tourId, order }: Booking, locale: Locale): string =>
  catalogue.tours.get(tourId)?.tourName[locale] ?? order.chargeRequest.description;

function tourOf({ catalogue }: Backend, { tourId, day, startingTime, currency }: Booking, locale: Locale): UserBooking['tour'] {
  const tour = catalogue.tours.get(tourId);
  if (!tour) return undefined;
  const { startingPoint: { title, street, latitude, longitude }, destination: { name, timeZone }, durationMinutes } = tour;
  const { teaserImageUrl, normalizedUrlPath } = summaryOf(catalogue, tour, { locale, currency });
  const starts = instantAt(day, startingTime, timeZone);
  return {
    tourCity: name[locale], timeZone, teaserImageUrl, normalizedUrlPath,
    startsAt: new Date(starts).toISOString(), endsAt: new Date(starts.getTime() + durationMinutes * 60_000).toISOString(),
    startingPointInformation: { title: title[locale], street, latitude, longitude },
  };
}

function userBookingOf(backend: Backend, booking: Booking, locale: Locale): UserBooking {
  const { orderNumber, status, tourId, day, startingTime, createdAt, order } = booking;
  const { vouchers, calendarUrl } = resultOf(backend, booking);
  const tour = tourOf(backend, booking, locale);
  return {
    orderNumber, status, tourId, tourName: nameOf(backend, booking, locale), queryDate: day, startingTime, ...totalOf(booking), createdAt: createdAt.toISOString(),
    participants: order.cart.participants.map(({ name, componentName }) => ({ name, componentName })),
    vouchers, ...(calendarUrl !== undefined && { calendarUrl }), ...(tour && { tour }),
  };
}

function overviewEntryOf(backend: Backend, booking: Booking, locale: Locale): OverviewEntry {
  const { orderNumber, status, day, startingTime, createdAt, order } = booking;
  return {
    orderNumber, status, tourName: nameOf(backend, booking, locale), travelerName: order.cart.participants[0]?.name ?? '',
    queryDate: day, startingTime, ...totalOf(booking), createdAt: createdAt.toISOString(),
  };
}

/** What was booked while this person was signed in, the latest first. */
export async function bookingsOfSubject(backend: Backend, subjectId: string, locale: Locale): Promise<UserBooking[]> {
  const found = await backend.db.select().from(bookings).where(eq(bookings.subjectId, subjectId)).orderBy(desc(bookings.createdAt)).limit(most);
  return found.map((booking) => userBookingOf(backend, booking, locale));
}

/** What was booked for this organisation, the latest first. */
export async function bookingsOfOrganization(backend: Backend, organizationId: string, locale: Locale): Promise<OverviewEntry[]> {
  const found = await backend.db.select().from(bookings).where(eq(bookings.organizationId, organizationId)).orderBy(desc(bookings.createdAt)).limit(most);
  return found.map((booking) => overviewEntryOf(backend, booking, locale));
}
