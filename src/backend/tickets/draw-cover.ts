import type { BrandFacts } from '#contracts/brand.ts';
import { orderMailMessages } from '#i18n/order-mail/index.ts';
import { orderPaperMessages } from '#i18n/order-paper/index.ts';
import { ticketFileMessages } from '#i18n/ticket-files/index.ts';
import { flowOver, wide, type Flow, type Picture } from './draw-paper.ts';
import { field, fitted, write, type Doc } from './draw-text.ts';
import { isPrintable } from './fonts.ts';
import type { OrderDay, OrderPart, WholeOrder } from './whole-order.ts';

type Cover = { order: WholeOrder; brand: BrandFacts };

/** The columns of a day: its date, the line of days, its place; below that the time of a visit, what it is, and how many tickets. */
const dateWidth = 90;
const line = wide.x + dateWidth + 8;
const place = { x: line + 14, width: wide.x + wide.width - line - 14 };
const timeWidth = 52;
const countWidth = 58;
const visitX = place.x + timeWidth;
const visitWidth = place.width - timeWidth - countWidth;

/** What the order is called: by its ship, or by what it is. */
export function titleOf({ ships, locale }: WholeOrder): string {
  const [ship, ...others] = ships;
  return ship && others.length === 0 ? ship.ship : orderPaperMessages(locale).trip;
}

/** Which voyage it is, or which ships, or which days. */
function subtitleOf({ ships, days }: WholeOrder): string {
  const [ship, ...others] = ships;
  if (ship && others.length === 0) return ship.sailing ? `${ship.sailing.title} · ${ship.sailing.days}` : ship.line;
  if (ship) return ships.map((one) => one.ship).join(', ');
  return [...new Set([days[0]?.date, days.at(-1)?.date])].join(' – ');
}

function drawHead(doc: Doc, { order, brand: { light: colours } }: Cover, top: number): number {
  const [say, words] = [orderPaperMessages(order.locale), ticketFileMessages(order.locale)];
  const title = titleOf(order);
  doc.font('display').fillColor(colours.ink);
  const size = fitted(doc, title, wide.width, 30, 18);
  let y = write(doc.fontSize(size), title, wide.x, top, { width: wide.width, lineGap: -size * 0.12, height: size * 2.5, ellipsis: true });
  doc.font('text').fontSize(11).fillColor(colours.primary);
  y = write(doc, subtitleOf(order), wide.x, y + 2, { width: wide.width, height: 30, ellipsis: true }) + 10;
  const tickets = order.stops.flatMap(({ visits }) => visits.flatMap(({ participants }) => participants)).length;
  const facts: [string, string][] = [
    [words.order, order.orderNumber],
    ...(order.booker !== '' && isPrintable(order.booker) ? [[say.bookedBy, order.booker] as [string, string]] : []),
    [say.ticketCount, String(tickets)],
  ];
  const column = wide.width / 3;
  const below = Math.max(
    ...facts.map(([caption, text], index) => field(doc, colours, caption, text, wide.x + index * column, y, column - 10, 12)),
  );
  doc
    .moveTo(wide.x, below)
    .lineTo(wide.x + wide.width, below)
    .lineWidth(0.8)
    .stroke(colours.line);
  return below + 10;
}

/** Until when the operator answers; nothing of what is certain. */
const noteOf = ({ visit: { locale, answerBy }, isCertain }: OrderPart): string =>
  isCertain ? '' : orderMailMessages(locale).on_request({ deadline: answerBy });

const noteWidth = visitWidth + countWidth;

function heightOfPart(doc: Doc, part: OrderPart): number {
  const title = doc.font('bold').fontSize(10).heightOfString(part.visit.tourName, { width: visitWidth });
  return title + (part.isCertain ? 0 : doc.font('text').fontSize(9).heightOfString(noteOf(part), { width: noteWidth })) + 4;
}

function drawPart(doc: Doc, { brand: { light: colours } }: Cover, part: OrderPart, y: number): number {
  const { visit, isCertain } = part;
  doc.font('bold').fontSize(10).fillColor(colours.ink);
  write(doc, visit.time, place.x, y, { width: timeWidth });
  const below = write(doc, visit.tourName, visitX, y, { width: visitWidth });
  doc.font('text').fontSize(9);
  if (!isCertain) return write(doc.fillColor(colours.primary), noteOf(part), visitX, below, { width: noteWidth }) + 4;
  const count = orderPaperMessages(visit.locale).tickets(visit.participants.length);
  write(doc.fillColor(colours.inkSoft), count, visitX + visitWidth, y + 1, { width: countWidth, align: 'right' });
  return below + 4;
}

const headHeight = 34;

/** The date, its dot on the line of days, and the place. @param last dot above it on this page */
function drawPlace(doc: Doc, { brand: { light: colours } }: Cover, day: OrderDay, top: number, last: number | undefined): number {
  const dot = top + 8;
  if (last !== undefined)
    doc
      .moveTo(line, last + 4)
      .lineTo(line, dot - 4)
      .lineWidth(1.5)
      .stroke(colours.line);
  doc.circle(line, dot, 4).fill(day.parts.some(({ isCertain }) => isCertain) ? colours.secondary : colours.lineStrong);
  doc.font('bold').fontSize(10).fillColor(colours.ink);
  write(doc, day.date, wide.x, top + 2, { width: dateWidth });
  doc.font('display').fontSize(13);
  const below = write(doc, day.place, place.x, top, { width: place.width, height: 16, ellipsis: true });
  if (!day.portDay) return below + 3;
  doc.font('text').fontSize(9).fillColor(colours.inkSoft);
  return write(doc, day.portDay.stay, place.x, below, { width: place.width, height: 11, ellipsis: true }) + 4;
}

function drawDays(doc: Doc, cover: Cover, flow: Flow): void {
  let dot: number | undefined;
  const begin = (day: OrderDay): void => {
    const top = flow.y;
    flow.y = drawPlace(doc, cover, day, top, dot);
    dot = top + 8;
  };
  for (const day of cover.order.days) {
    if (flow.makeRoom(headHeight + heightOfPart(doc, day.parts[0]))) dot = undefined;
    begin(day);
    for (const part of day.parts) {
      if (flow.makeRoom(heightOfPart(doc, part))) {
        dot = undefined;
        begin(day);
      }
      flow.y = drawPart(doc, cover, part, flow.y);
    }
    flow.y += 6;
  }
}

/** Whose order it is and with which ship, and day by day where it leads and what is booked there. */
export function drawCover(doc: Doc, cover: Cover, strips: readonly Picture[]): void {
  const { order, brand } = cover;
  const say = orderPaperMessages(order.locale);
  const flow = flowOver(doc, { brand, title: order.ships.length > 0 ? say.voyage : say.trip, number: order.orderNumber }, strips);
  flow.y = drawHead(doc, cover, flow.y);
  drawDays(doc, cover, flow);
}
