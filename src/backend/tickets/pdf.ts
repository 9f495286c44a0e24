import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { ticketFileMessages } from '#i18n/ticket-files/index.ts';
import type { Backend } from '../backend.ts';
import { drawTicket, pageSize } from './draw-ticket.ts';
import { fonts } from './fonts.ts';
import { ticketPath } from './links.ts';
import type { Visit } from './visit.ts';

/**
 * A PDF with one page for each of these travellers (indexes into the visit's participants). Its QR code opens the traveller's ticket at the
 * shop.
 * @param poster a JPEG for the strip beside the text; without it, the strip is in the brand's colour
 */
export async function ticketsPdf(
  { brand, config, signingKey }: Pick<Backend, 'brand' | 'config' | 'signingKey'>,
  visit: Visit,
  participants: readonly number[],
  poster: Buffer | undefined,
): Promise<Buffer<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: pageSize,
    margin: 0,
    autoFirstPage: false,
    lang: visit.locale,
    displayTitle: true,
    info: {
      Title: `${ticketFileMessages(visit.locale).ticket} ${visit.orderNumber}: ${visit.tourName}`,
      Author: brand.name,
      CreationDate: visit.bookedAt,
    },
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  for (const participant of participants) {
    doc.addPage();
    const url = config.siteUrl + ticketPath(signingKey, visit.bookingId, participant);
    drawTicket(doc, { visit, participant, url, poster, brand });
  }
  doc.end();
  return Buffer.from(await buffer(doc));
}
