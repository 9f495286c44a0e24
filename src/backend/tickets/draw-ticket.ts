import type { BrandFacts } from '#contracts/brand.ts';
import { ticketFileMessages } from '#i18n/ticket-files/index.ts';
import type { Visit } from './visit.ts';
import { band, drawPaper, height, side, stub, width, type Paper, type Picture } from './draw-paper.ts';
import { field, write, type Colours, type Doc } from './draw-text.ts';
import { drawFoot, drawVisit } from './draw-visit.ts';
import { isPrintable } from './fonts.ts';
import { drawQr } from './qr.ts';

const white = 'white';

export type Ticket = { visit: Visit; participant: number; url: string; poster: Picture | undefined; brand: BrandFacts };

function nameOf({ visit, participant }: Ticket): string {
  const name = visit.participants[participant]?.name ?? '';
  return isPrintable(name) ? name : ticketFileMessages(visit.locale).unnamed({ number: participant + 1 });
}

function paperOf({ visit, participant, brand }: Ticket): Paper {
  const say = ticketFileMessages(visit.locale);
  const count = visit.participants.length;
  return { brand, title: count === 1 ? say.ticket : say.ticketOf({ number: participant + 1, count }), number: visit.orderNumber };
}

/** The tear-off line, with the two half circles that a punch leaves. */
function drawPerforation(doc: Doc, colours: Colours): void {
  const x = width - stub;
  doc
    .save()
    .lineWidth(1)
    .dash(3, { space: 4 })
    .moveTo(x, band + 12)
    .lineTo(x, height - 12)
    .stroke(colours.line)
    .restore();
  doc.circle(x, band, 9).fill(white);
  doc.circle(x, height, 9).fill(white);
}

function drawStub(doc: Doc, ticket: Ticket): void {
  const {
    visit,
    brand: { light: colours },
  } = ticket;
  const say = ticketFileMessages(visit.locale);
  const x = side.x;
  doc.roundedRect(x - 2, band + 24, side.width + 4, side.width + 4, 8).fill(white);
  drawQr(doc, ticket.url, x + 7, band + 33, side.width - 14, colours.ink);
  let y = band + side.width + 36;
  doc.font('text').fontSize(8.5).fillColor(colours.inkSoft);
  y = write(doc, say.scan, x - 8, y, { width: side.width + 16, align: 'center' }) + 12;
  y = field(doc, colours, say.order, visit.orderNumber, x, y, side.width, 13);
  y = field(doc, colours, say.traveller, nameOf(ticket), x, y, side.width, 10.5);
  y = field(doc, colours, say.date, visit.shortDate, x, y, side.width, 10.5);
  field(doc, colours, say.time, visit.time, x, y, side.width, 10.5);
}

/** Draws one traveller's ticket onto the current page. */
export function drawTicket(doc: Doc, ticket: Ticket): void {
  drawPaper(doc, paperOf(ticket), ticket.poster === undefined ? [] : [ticket.poster]);
  drawPerforation(doc, ticket.brand.light);
  const {
    visit,
    participant,
    brand: { light: colours },
  } = ticket;
  drawVisit(doc, colours, visit, { name: nameOf(ticket), label: visit.participants[participant]?.label ?? '' });
  drawFoot(doc, colours, visit, participant);
  drawStub(doc, ticket);
}
