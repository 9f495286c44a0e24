import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { payerOf } from '../payments/account/payer.ts';
import { operatorsLocale } from '../operators/operators-locale.ts';
import { readRefund } from '../bookings/refund/refund-booking.ts';
import { calendarFile } from '../tickets/calendar.ts';
import { requestUrl } from '../tickets/links.ts';
import { ticketsPdf } from '../tickets/pdf.ts';
import { posterOf } from '../tickets/poster.ts';
import { visitOf, type Visit } from '../tickets/visit.ts';
import { summaryOf } from '../vendor/summary.ts';
import { declinedLetter } from './letters/declined.ts';
import { codeLetter } from './letters/code.ts';
import { refundLetter } from './letters/refund.ts';
import { operatorLetter } from './letters/operator.ts';
import { requestLetter } from './letters/request.ts';
import { ticketLetter } from './letters/ticket.ts';
import { send } from './send.ts';

/** The tour's page, where its other dates are. */
function tourUrl({ catalogue, config }: Backend, { tourId, currency }: Booking, { locale }: Visit): string {
  const tour = catalogue.tours.get(tourId);
  return (
    config.siteUrl + (tour ? paths.tour(locale, summaryOf(catalogue, tour, { locale, currency }).normalizedUrlPath) : paths.home(locale))
  );
}

const toBooker = ({ booker }: Visit) => ({
  name: `${booker?.firstName ?? ''} ${booker?.lastName ?? ''}`.trim(),
  address: booker?.email ?? '',
});

/** Tickets as PDF and the visit as a calendar file, in the booking's language. */
export async function sendTicketMail(backend: Backend, booking: Booking): Promise<void> {
  const visit = visitOf(backend, booking);
  await send(backend, {
    id: `ticket.${booking.id}`,
    to: toBooker(visit),
    letter: ticketLetter(visit, await payerOf(backend, booking)),
    banner: await posterOf(backend.catalogue.artwork, visit.picture, 'banner'),
    attachments: [
      {
        filename: `${booking.orderNumber}.pdf`,
        content: await ticketsPdf(
          backend,
          booking,
          visit.participants.map((_, index) => index),
        ),
        contentType: 'application/pdf',
      },
      {
        filename: `${booking.orderNumber}.ics`,
        content: calendarFile(backend, booking),
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      },
    ],
  });
}

export async function sendRequestMail(backend: Backend, booking: Booking): Promise<void> {
  const visit = visitOf(backend, booking);
  await send(backend, {
    id: `request.${booking.id}`,
    to: toBooker(visit),
    letter: requestLetter(visit, await payerOf(backend, booking)),
    banner: await posterOf(backend.catalogue.artwork, visit.picture, 'banner'),
  });
}

export async function sendDeclinedMail(backend: Backend, booking: Booking): Promise<void> {
  const visit = visitOf(backend, booking);
  await send(backend, {
    id: `declined.${booking.id}`,
    to: toBooker(visit),
    letter: declinedLetter(visit, tourUrl(backend, booking, visit), await payerOf(backend, booking)),
    banner: await posterOf(backend.catalogue.artwork, visit.picture, 'banner'),
  });
}

/** Says what comes back for a cancelled booking, and when. */
export async function sendRefundMail(backend: Backend, booking: Booking): Promise<void> {
  const visit = visitOf(backend, booking);
  const refund = await readRefund(backend.db, booking.id);
  if (!refund) throw new Error(`there is no refund of the booking ${booking.id}`);
  await send(backend, {
    id: `refund.${booking.id}`,
    to: toBooker(visit),
    letter: refundLetter(visit, refund, await payerOf(backend, booking)),
  });
}

/** The code with which a guest sees a booking. @param id of this code, so that one is sent once */
export function sendCodeMail(
  backend: Backend,
  booking: Booking,
  { id, code, locale }: { id: string; code: string; locale: Locale },
): Promise<void> {
  const visit = visitOf(backend, booking, locale);
  return send(backend, { id: `code.${id}`, to: toBooker(visit), letter: codeLetter(visit.locale, booking.orderNumber, code) });
}

/** Asks the operator of a tour on request. */
export async function sendOperatorMail(backend: Backend, booking: Booking): Promise<void> {
  const visit = visitOf(backend, booking, operatorsLocale);
  await send(backend, {
    id: `operator.${booking.id}`,
    to: { name: visit.operator.name, address: visit.operator.email },
    letter: operatorLetter(
      visit,
      { accept: requestUrl(backend, booking.id, 'accept'), decline: requestUrl(backend, booking.id, 'decline') },
      await payerOf(backend, booking),
    ),
  });
}
