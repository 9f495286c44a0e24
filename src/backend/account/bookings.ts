import { desc, eq, sql } from 'drizzle-orm';
import type { OverviewEntry } from '#contracts/booking-overview.ts';
import type { UserBooking } from '#contracts/user-bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { endOf, startOf } from '#domain/booked-item.ts';
import { toDecimal } from '#domain/money.ts';
import type { Backend } from '../backend.ts';
import { accounts } from '../db/identity-schema.ts';
import { invoiceItems, payments } from '../db/payments-schema.ts';
import { bookings } from '../db/schema.ts';
import type { Booking } from '../bookings/booking.ts';
import { readGivenBack } from '../bookings/given-back.ts';
import { orderFilesOf } from '../bookings/order-files.ts';
import { deadlineOf, howPaid, ticketsOf } from '../bookings/result.ts';
import { shoreCallOf } from '../bookings/shore-call.ts';
import { suggestedTimeOf } from '../bookings/suggested-time.ts';
import { transfersOf } from '../bookings/transfers.ts';
import { readUnsigned } from '../bookings/unsigned.ts';
import { bookedPicturePath } from '../catalogue/picture-path.ts';
import { methodOf } from '../payments/registry.ts';

/** More than anybody looks through; the answer stays small. */
const most = 500;

const totalOf = ({ total, currency }: Booking) => ({ grandTotal: toDecimal({ amount: total, currency }), currencyCode: currency });

/** What a card shows besides; nothing of a booking that an earlier release wrote, whose tour was gone before. */
function tourOf({ item }: Booking, locale: Locale): UserBooking['tour'] {
  const {
    path,
    picture,
    span: { timeZone },
    place: { city, meeting },
  } = item;
  if (path === undefined || !picture || !meeting) return undefined;
  const { title, street, latitude, longitude } = meeting;
  return {
    tourCity: city[locale],
    timeZone,
    teaserImageUrl: bookedPicturePath(picture),
    normalizedUrlPath: path,
    startsAt: startOf(item).toISOString(),
    endsAt: endOf(item).toISOString(),
    startingPointInformation: { title: title[locale], street, latitude, longitude },
  };
}

/** `givenBack`: to its gift voucher, in minor units. */
type Owned = { booking: Booking; ordered: readonly Booking[]; method: string; givenBack: number | undefined };

function userBookingOf(backend: Backend, { booking, ordered, method, givenBack }: Owned, locale: Locale): UserBooking {
  const { orderNumber, status, tourId, day, startingTime, createdAt, order, currency, item } = booking;
  const tour = tourOf(booking, locale);
  return {
    orderNumber,
    status,
    ...deadlineOf(booking),
    ...suggestedTimeOf(backend, booking),
    tourId,
    tourName: item.title[locale],
    queryDate: day,
    startingTime,
    ...totalOf(booking),
    ...howPaid(backend, { method }),
    ...(givenBack !== undefined && { voucherAmount: toDecimal({ amount: givenBack, currency }) }),
    createdAt: createdAt.toISOString(),
    participants: order.cart.participants.map(({ name, componentName }) => ({ name, componentName })),
    ...ticketsOf(backend, booking),
    ...orderFilesOf(backend, ordered),
    ...transfersOf(booking, locale),
    ...shoreCallOf(booking, locale),
    ...(tour && { tour }),
  };
}

type Posted = { booking: Booking; method: string; bookedBy: string | null; invoiced: number | null; unsigned: number | undefined };

function overviewEntryOf(backend: Backend, { booking, method, bookedBy, invoiced, unsigned }: Posted, locale: Locale): OverviewEntry {
  const { orderNumber, status, day, startingTime, createdAt, order, currency, item } = booking;
  const { payer } = methodOf(backend.payments.methods, { method });
  return {
    orderNumber,
    status,
    tourName: item.title[locale],
    travelerName: order.cart.participants[0]?.name ?? '',
    queryDate: day,
    startingTime,
    ...totalOf(booking),
    createdAt: createdAt.toISOString(),
    bookedBy: bookedBy ?? '',
    ...(status === 'confirmed' && unsigned !== undefined && { waiversMissing: unsigned }),
    ...shoreCallOf(booking, locale),
    ...(payer === 'organisation' && { invoiced: toDecimal({ amount: invoiced ?? 0, currency }) }),
  };
}

/** What was booked while this person was signed in, the latest first. */
export async function bookingsOfSubject(backend: Backend, subjectId: string, locale: Locale): Promise<UserBooking[]> {
  const found = await backend.db
    .select({ booking: bookings, method: payments.method })
    .from(bookings)
    .innerJoin(payments, eq(payments.checkoutKey, bookings.checkoutKey))
    .where(eq(bookings.subjectId, subjectId))
    .orderBy(desc(bookings.createdAt))
    .limit(most);
  const all = found.map(({ booking }) => booking);
  const givenBack = await readGivenBack(backend.db, all);
  const orders = Map.groupBy(all, ({ checkoutKey }) => checkoutKey);
  return found.map(({ booking, method }) => {
    const ordered = orders.get(booking.checkoutKey) ?? [];
    return userBookingOf(backend, { booking, ordered, method, givenBack: givenBack.get(booking.id) }, locale);
  });
}

/** What was booked for this organisation and what its account is charged, the latest first. */
export async function bookingsOfOrganization(backend: Backend, organizationId: string, locale: Locale): Promise<OverviewEntry[]> {
  const invoiced = sql<
    number | null
  >`(select sum(${invoiceItems.amount})::int from ${invoiceItems} where ${invoiceItems.bookingId} = ${bookings.id})`;
  const found = await backend.db
    .select({ booking: bookings, method: payments.method, bookedBy: accounts.name, invoiced })
    .from(bookings)
    .innerJoin(payments, eq(payments.checkoutKey, bookings.checkoutKey))
    .leftJoin(accounts, eq(accounts.id, bookings.subjectId))
    .where(eq(bookings.organizationId, organizationId))
    .orderBy(desc(bookings.createdAt))
    .limit(most);
  const unsigned = await readUnsigned(
    backend.db,
    found.map(({ booking }) => booking),
  );
  return found.map((posted) => overviewEntryOf(backend, { ...posted, unsigned: unsigned.get(posted.booking.id) }, locale));
}
