import { Hono, type Context } from 'hono';
import { orderNumberOf } from '#domain/order-number.ts';
import type { Backend } from '../backend.ts';
import { Refusal } from '../http/refusal.ts';
import { bookedPicture } from '../images/booked-picture.ts';
import { calendarFile } from '../tickets/calendar.ts';
import { cancelledPage } from '../tickets/cancelled-page.tsx';
import { readToken } from '../tickets/links.ts';
import { orderPdf } from '../tickets/order-pdf.ts';
import { ticketsPdf } from '../tickets/pdf.ts';
import { visitsOf } from '../tickets/whole-order.ts';
import { readBooking, readBookingsOf, type Booking } from './booking.ts';
import { visitOf } from './visit.ts';
import { postersOf, wholeOrderIn } from './whole-order.ts';

/** Whether all that was certain is cancelled. @throws Refusal `not_found` where nothing of it is or was */
function isOver(bookings: readonly Booking[]): boolean {
  if (bookings.some(({ status }) => status === 'confirmed')) return false;
  if (bookings.some(({ status }) => status === 'cancelled')) return true;
  throw new Refusal('not_found');
}

const pdf = (c: Context, bytes: Buffer<ArrayBuffer>, name: string): Response =>
  c.body(bytes, 200, { 'Content-Type': 'application/pdf', 'Content-Disposition': `inline; filename="${name}.pdf"` });

const calendar = (c: Context, text: string, name: string): Response =>
  c.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}.ics"` });

/** Tickets and calendar files, of a booking and of a whole order, for whoever has the signed link. */
export function fileRoutes(backend: Backend): Hono {
  const { db, signingKey } = backend;
  const app = new Hono();

  /** @throws Refusal `not_found` for a link that the server has not made for this purpose */
  async function linked(purpose: Parameters<typeof readToken>[1], file: string): Promise<{ booking: Booking; part: string }> {
    const read = readToken(signingKey, purpose, file.replace(/\.(pdf|ics)$/, ''));
    const booking = read && (await readBooking(db, read.bookingId));
    if (!booking) throw new Refusal('not_found');
    return { booking, part: read.part };
  }

  /** The bookings of the order that a link is about, and how the page of a cancelled ticket names it. */
  async function linkedOrder(purpose: 'order-tickets' | 'order-calendar', file: string) {
    const { booking } = await linked(purpose, file);
    const orderNumber = orderNumberOf(booking.orderNumber);
    return { ordered: await readBookingsOf(db, booking.checkoutKey), orderNumber, locale: booking.locale };
  }

  app.get('/api/shopper/tickets/:file{.+\\.pdf}', async (c) => {
    const { booking, part } = await linked('ticket', c.req.param('file'));
    if (isOver([booking])) return cancelledPage(c, backend, booking);
    const visit = visitOf(backend, booking);
    const bytes = await ticketsPdf(backend, visit, [Number(part)], await bookedPicture(backend, visit.picture, 'strip'));
    return pdf(c, bytes, `${visit.orderNumber}-${Number(part) + 1}`);
  });

  app.get('/api/shopper/calendar/:file{.+\\.ics}', async (c) => {
    const { booking } = await linked('calendar', c.req.param('file'));
    if (isOver([booking])) return cancelledPage(c, backend, booking);
    return calendar(c, calendarFile(backend, [visitOf(backend, booking)]), booking.orderNumber);
  });

  app.get('/api/shopper/order-tickets/:file{.+\\.pdf}', async (c) => {
    const { ordered, ...named } = await linkedOrder('order-tickets', c.req.param('file'));
    if (isOver(ordered)) return cancelledPage(c, backend, named);
    const order = wholeOrderIn(backend, ordered);
    return pdf(c, await orderPdf(backend, order, await postersOf(backend, order)), order.orderNumber);
  });

  app.get('/api/shopper/order-calendar/:file{.+\\.ics}', async (c) => {
    const { ordered, ...named } = await linkedOrder('order-calendar', c.req.param('file'));
    if (isOver(ordered)) return cancelledPage(c, backend, named);
    const order = wholeOrderIn(backend, ordered);
    return calendar(c, calendarFile(backend, visitsOf(order)), order.orderNumber);
  });

  return app;
}
