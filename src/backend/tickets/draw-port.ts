import type { Locale } from '#contracts/common.ts';
import type { PortDay } from '#domain/cruises/port-day.ts';
import { toldOf } from '#domain/transfers/told.ts';
import { orderPaperMessages } from '#i18n/order-paper/index.ts';
import { shoreCallMessages } from '#i18n/shore-call/index.ts';
import { ticketFileMessages } from '#i18n/ticket-files/index.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
import { flowOver, wide, type Paper, type Picture } from './draw-paper.ts';
import { field, fitted, write, type Colours, type Doc } from './draw-text.ts';
import type { Visit } from './visit.ts';

type Port = { portDay: PortDay; visits: readonly [Visit, ...Visit[]]; paper: Paper };

const timeWidth = 62;
const text = { x: wide.x + timeWidth, width: wide.width - timeWidth };
const gap = 8;

type Moment = PortDay['times'][number];
type Cell = { x: number; y: number; width: number; height: number };

/** One moment of the stay by the clocks in port, and below by those on board. All aboard, which counts, is in ink. */
function drawMoment(doc: Doc, colours: Colours, { moment, inPort, onBoard }: Moment, { x, y, width, height }: Cell, locale: Locale) {
  const say = orderPaperMessages(locale);
  const [ground, ink] = moment === 'allAboard' ? [colours.ink, colours.paper] : [colours.secondaryTint, colours.ink];
  doc.roundedRect(x, y, width, height, 8).fill(ground);
  const line = { width: width - 24, ellipsis: true };
  doc.font('bold').fontSize(8).fillColor(ink);
  write(doc, say[moment].toUpperCase(), x + 12, y + 9, { ...line, height: 10, characterSpacing: 0.7 });
  doc.font('display').fontSize(20);
  write(doc, inPort, x + 12, y + 19, { ...line, height: 26 });
  doc.font('text').fontSize(9.5);
  if (onBoard !== undefined) write(doc, say.onBoard({ time: onBoard }), x + 12, y + 44, { ...line, height: 12 });
}

/** The times of the stay side by side. @returns where the next thing may begin */
function drawClocks(doc: Doc, colours: Colours, { times }: PortDay, y: number, locale: Locale): number {
  const hasShipTime = times.some(({ onBoard }) => onBoard !== undefined);
  const [width, height] = [(wide.width - gap * (times.length - 1)) / times.length, hasShipTime ? 64 : 50];
  times.forEach((time, index) => drawMoment(doc, colours, time, { x: wide.x + index * (width + gap), y, width, height }, locale));
  const below = y + height + 6;
  if (hasShipTime) return below + 4;
  doc.font('text').fontSize(8.5).fillColor(colours.inkSoft);
  return write(doc, orderPaperMessages(locale).sameTime, wide.x, below, { width: wide.width }) + 8;
}

/** Where guests meet, or are fetched, in one line. */
function placeOf({ locale, pickup, meetingPoint }: Visit): string {
  const [say, words] = [ticketFileMessages(locale), transferMessages(locale)];
  const place = pickup ?? meetingPoint;
  const told = pickup ? toldOf('pickup', pickup, words) : [];
  if (!place) return '';
  return `${pickup ? say.pickup : say.meetingPoint}: ${[place.title, place.street, ...told].filter(Boolean).join(', ')}`;
}

type Line = { font: 'bold' | 'text'; size: number; colour: string; words: string };

const linesOf = (visit: Visit, colours: Colours): Line[] =>
  [
    { font: 'bold' as const, size: 12, colour: colours.ink, words: visit.tourName },
    { font: 'text' as const, size: 9, colour: colours.inkSoft, words: placeOf(visit) },
    {
      font: 'bold' as const,
      size: 9.5,
      colour: visit.shoreCall?.fit === 'fits' ? colours.secondary : colours.primary,
      words: visit.shoreCall?.clock ?? '',
    },
  ].filter(({ words }) => words !== '');

const heightOf = (doc: Doc, lines: readonly Line[]): number =>
  lines.reduce((sum, { font, size, words }) => sum + doc.font(font).fontSize(size).heightOfString(words, { width: text.width }) + 1, 9);

/**
 * What a guest has to know in port, on a page of its own before the tickets: how long the ship stays, when the last guest has to be on
 * board, where it lies, and of each visit where to be and when one is back at the pier.
 */
export function drawPort(doc: Doc, { portDay, visits, paper }: Port, strips: readonly Picture[]): void {
  const { light: colours } = paper.brand;
  const { locale } = visits[0];
  const flow = flowOver(doc, paper, strips);
  doc.outline.addItem(portDay.port);
  doc.font('display').fillColor(colours.ink);
  const size = fitted(doc, portDay.port, wide.width, 30, 18);
  flow.y = write(doc.fontSize(size), portDay.port, wide.x, flow.y, { width: wide.width, height: size * 2.5, ellipsis: true });
  doc.font('text').fontSize(11).fillColor(colours.primary);
  flow.y = write(doc, `${portDay.ship} · ${portDay.stay}`, wide.x, flow.y, { width: wide.width }) + 12;
  flow.y = drawClocks(doc, colours, portDay, flow.y, locale);
  flow.y = field(doc, colours, shoreCallMessages(locale).yourShip, portDay.berth, wide.x, flow.y, wide.width, 11);
  for (const visit of visits) {
    const lines = linesOf(visit, colours);
    flow.makeRoom(heightOf(doc, lines));
    const top = flow.y;
    doc
      .moveTo(wide.x, top)
      .lineTo(wide.x + wide.width, top)
      .lineWidth(0.8)
      .stroke(colours.line);
    doc.font('bold').fontSize(12).fillColor(colours.ink);
    write(doc, visit.time, wide.x, top + 7, { width: timeWidth });
    flow.y = top + 7;
    for (const { font, size: points, colour, words } of lines) {
      doc.font(font).fontSize(points).fillColor(colour);
      flow.y = write(doc, words, text.x, flow.y, { width: text.width }) + 1;
    }
    flow.y += 8;
  }
}
