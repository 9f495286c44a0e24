import { ticketFileMessages } from '#i18n/ticket-files/index.ts';
import type { Backend } from '../backend.ts';
import { bytesOf, newDocument } from './document.ts';
import { pageSize, pictureIn, type Picture } from './draw-paper.ts';
import type { Doc } from './draw-text.ts';
import { drawTicket } from './draw-ticket.ts';
import { ticketPath } from './links.ts';
import type { Visit } from './visit.ts';

type Parts = Pick<Backend, 'brand' | 'config' | 'signingKey'>;

/** A page for each of these travellers. Its QR code opens the traveller's ticket at the shop. */
export function addTickets(
  doc: Doc,
  { brand, config, signingKey }: Parts,
  visit: Visit,
  participants: readonly number[],
  poster: Picture | undefined,
): void {
  for (const participant of participants) {
    doc.addPage();
    const url = config.siteUrl + ticketPath(signingKey, visit.bookingId, participant);
    drawTicket(doc, { visit, participant, url, poster, brand });
  }
}

/**
 * A PDF with the tickets of these travellers (indexes into the visit's participants).
 * @param poster a JPEG for the strip beside the text; without it, the strip is in the brand's colour
 */
export async function ticketsPdf(
  parts: Parts,
  visit: Visit,
  participants: readonly number[],
  poster: Buffer | undefined,
): Promise<Buffer<ArrayBuffer>> {
  const title = `${ticketFileMessages(visit.locale).ticket} ${visit.orderNumber}: ${visit.tourName}`;
  const about = { locale: visit.locale, title, createdAt: visit.bookedAt };
  const doc = newDocument(parts, about, { size: pageSize, autoFirstPage: false });
  addTickets(doc, parts, visit, participants, poster && pictureIn(doc, poster));
  return bytesOf(doc);
}
