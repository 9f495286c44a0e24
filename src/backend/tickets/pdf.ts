import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { drawTicket, pageSize } from './draw-ticket.ts';
import { fonts } from './fonts.ts';
import { ticketPath } from './links.ts';
import { posterOf } from './poster.ts';
import { visitOf } from './visit.ts';
import { ticketFileMessages } from '#i18n/ticket-files/index.ts';

/** A PDF with one page for each of these travellers (indexes into the order's participants). Its QR code opens the traveller's ticket at the shop. */
export async function ticketsPdf(backend: Backend, booking: Booking, participants: readonly number[]): Promise<Buffer<ArrayBuffer>> {
  const visit = visitOf(backend, booking);
  const poster = await posterOf(backend.catalogue.artwork, visit.picture, 'strip');
  const doc = new PDFDocument({
    size: pageSize,
    margin: 0,
    autoFirstPage: false,
    lang: visit.locale,
    displayTitle: true,
    info: {
      Title: `${ticketFileMessages(visit.locale).ticket} ${visit.orderNumber}: ${visit.tourName}`,
      Author: backend.brand.name,
      CreationDate: booking.createdAt,
    },
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  for (const participant of participants) {
    doc.addPage();
    const url = backend.config.siteUrl + ticketPath(backend.signingKey, booking.id, participant);
    drawTicket(doc, { visit, participant, url, poster, brand: backend.brand });
  }
  doc.end();
  return Buffer.from(await buffer(doc));
}
