import type { BrandFacts } from '#contracts/brand.ts';
import { toldOf, transferLines } from '#domain/transfers/told.ts';
import { ticketFileMessages } from '#i18n/ticket-files/index.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
import type { Visit } from './visit.ts';
import { band, drawPaper, height, side, strip, stub, width, type Paper, type Picture } from './draw-paper.ts';
import { field, fitted, write, type Colours, type Doc } from './draw-text.ts';
import { drawShip } from './draw-ship.ts';
import { isPrintable } from './fonts.ts';
import { drawQr } from './qr.ts';

const white = 'white';
const main = { x: strip + 24, width: width - strip - stub - 44 };
/** The largest title, and the blanks around what stands first; less where a ship is named below, so that directions keep their room. */
const usual = { title: 27, above: 22, below: 13, place: 10 };
const close = { title: 20, above: 14, below: 9, place: 7 };
/** Where the last three lines begin. */
const foot = height - 54;

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

function drawMain(doc: Doc, ticket: Ticket): void {
  const {
    visit,
    brand: { light: colours },
  } = ticket;
  const say = ticketFileMessages(visit.locale);
  const room = visit.shoreCall ? close : usual;
  doc.font('display').fillColor(colours.ink);
  const size = fitted(doc, visit.tourName, main.width, room.title, 16);
  let y =
    write(doc.fontSize(size), visit.tourName, main.x, band + room.above, {
      width: main.width,
      lineGap: -size * 0.12,
      height: size * 2.5,
      ellipsis: true,
    }) + 3;
  doc.font('text').fontSize(10.5).fillColor(colours.primary);
  const where = [visit.subTitle, visit.city].filter(Boolean).join(' · ');
  y = write(doc, where, main.x, y, { width: main.width, height: 14, ellipsis: true }) + room.below;

  const left = main.width * 0.58;
  const row = (fields: [string, string][], at: number, fontSize: number): number =>
    Math.max(
      ...fields.map(([caption, text], column) =>
        field(doc, colours, caption, text, main.x + column * (left + 10), at, column === 0 ? left : main.width - left - 10, fontSize),
      ),
    );
  y = row(
    [
      [say.date, visit.shortDate],
      [say.time, visit.time],
    ],
    y,
    14,
  );
  y =
    row(
      [
        [say.traveller, nameOf(ticket)],
        [say.ticket, visit.participants[ticket.participant]?.label ?? ''],
      ],
      y,
      12,
    ) + 1;

  doc
    .moveTo(main.x, y)
    .lineTo(main.x + main.width, y)
    .lineWidth(0.8)
    .stroke(colours.line);
  drawPlace(doc, ticket, y + room.place, drawShip(doc, ticket.brand.light, ticket.visit, { ...main, bottom: foot - 8 }));
  drawFoot(doc, ticket, foot);
}

/** Where travellers meet, or where they are fetched. @param bottom where it ends at the latest */
function drawPlace(doc: Doc, { visit, brand: { light: colours } }: Ticket, top: number, bottom: number): void {
  const { pickup, dropOff, meetingPoint } = visit;
  const [say, words] = [ticketFileMessages(visit.locale), transferMessages(visit.locale)];
  const directions = pickup && toldOf('pickup', pickup, words).join(', ');
  const place = pickup ? { ...pickup, directions } : meetingPoint;
  const ends = dropOff ? `${words.dropOff}: ${transferLines('dropOff', dropOff, words).join(', ')}` : '';
  if (!place) return;
  let y = field(doc, colours, pickup ? say.pickup : say.meetingPoint, place.title, main.x, top, main.width, 11) - 8;
  doc.font('text').fontSize(9).fillColor(colours.ink);
  y = write(doc, place.street, main.x, y, { width: main.width }) + 1;
  doc.fillColor(colours.inkSoft);
  write(doc, [place.directions, ends].filter(Boolean).join('\n'), main.x, y, {
    width: main.width,
    height: Math.max(11, bottom - y),
    ellipsis: true,
  });
}

/** How long, in which languages, with whom, how long free of charge; what was ordered besides is on the first ticket alone. */
function drawFoot(doc: Doc, { visit, participant, brand: { light: colours } }: Ticket, y: number): void {
  const say = ticketFileMessages(visit.locale);
  const extras = visit.lines.filter(({ group }) => group === 'extras').map(({ quantity, label }) => `${quantity} × ${label}`);
  const facts = [visit.duration, visit.languages, ...(participant === 0 ? extras : [])].filter(Boolean).join(' · ');
  const line = (text: string, at: number) => doc.text(text, main.x, at, { width: main.width, height: 11, ellipsis: true });
  doc.font('bold').fontSize(8.5).fillColor(colours.ink);
  line(facts, y);
  doc.font('text').fillColor(colours.inkSoft);
  line(`${say.operator} ${visit.operator.name} · ${visit.operator.contact}`, y + 13);
  line(visit.cancellation.lines[0], y + 26);
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
  drawMain(doc, ticket);
  drawStub(doc, ticket);
}
