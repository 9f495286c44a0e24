import { toldOf, transferLines } from '#domain/transfers/told.ts';
import { ticketFileMessages } from '#i18n/ticket-files/index.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
import { band, height, strip, stub, width } from './draw-paper.ts';
import { shipBlock } from './draw-ship.ts';
import {
  beside,
  blank,
  fieldBlock,
  fitted,
  stack,
  textBlock,
  type Block,
  type Colours,
  type Column,
  type Doc,
  type Field,
  type Style,
} from './draw-text.ts';
import type { Visit } from './visit.ts';

/** Whose visit it is: `label` is of the ticket. */
export type Traveller = { name: string; label: string };

const main: Column = { x: strip + 24, width: width - strip - stub - 44 };
/** Where the last three lines begin, and what stands above them ends. */
const foot = height - 54;
const bottom = foot - 8;

/** Sizes of the title and of the day, the blanks around what stands first, and how many lines a field may have. */
type Room = { title: number; leastTitle: number; date: number; above: number; below: number; place: number; lines: number };
const usual: Room = { title: 27, leastTitle: 16, date: 14, above: 22, below: 13, place: 10, lines: 2 };
/** Where a ship is named below. */
const close: Room = { ...usual, title: 20, above: 14, below: 9, place: 7 };
const tight: Room = { ...close, title: 16, above: 8, below: 5, place: 5 };
/** Above whatever is said of a ship, the longest texts have room. */
const least: Room = { ...tight, leastTitle: 15, date: 12, lines: 1 };

function titleBlock(doc: Doc, colours: Colours, { tourName, subTitle, city }: Visit, { title, leastTitle, below }: Room): Block {
  const size = fitted(doc.font('display'), tourName, main.width, title, leastTitle);
  const where = [subTitle, city].filter(Boolean).join(' · ');
  return stack([
    textBlock(doc, tourName, main, { font: 'display', size, colour: colours.ink, lines: 2, lineGap: -size * 0.12 }),
    blank(3),
    textBlock(doc, where, main, { font: 'text', size: 10.5, colour: colours.primary, lines: 1 }),
    blank(below),
  ]);
}

/** Two fields side by side. */
function row(doc: Doc, colours: Colours, [first, second]: readonly [Field, Field]): Block {
  const left = main.width * 0.58;
  const x = main.x + left + 10;
  return beside([
    fieldBlock(doc, colours, first, { x: main.x, width: left }),
    fieldBlock(doc, colours, second, { x, width: main.x + main.width - x }),
  ]);
}

const rule = (doc: Doc, colours: Colours): Block => ({
  height: 1,
  draw: (y) =>
    doc
      .moveTo(main.x, y)
      .lineTo(main.x + main.width, y)
      .lineWidth(0.8)
      .stroke(colours.line),
});

/** Where travellers meet, or where they are fetched, and how they find it. */
function placeOf({ locale, pickup, dropOff, meetingPoint }: Visit) {
  const [say, words] = [ticketFileMessages(locale), transferMessages(locale)];
  const place = pickup ?? meetingPoint;
  if (!place) return undefined;
  const directions = pickup ? toldOf('pickup', pickup, words).join(', ') : meetingPoint?.directions;
  const ends = dropOff ? `${words.dropOff}: ${transferLines('dropOff', dropOff, words).join(', ')}` : '';
  return {
    caption: pickup ? say.pickup : say.meetingPoint,
    title: place.title,
    street: place.street,
    directions: [directions, ends].filter(Boolean).join('\n'),
  };
}

/** All but the directions, which take what is left. */
function blockIn(doc: Doc, colours: Colours, visit: Visit, { name, label }: Traveller, room: Room): Block {
  const say = ticketFileMessages(visit.locale);
  const { date, lines } = room;
  const place = placeOf(visit);
  const day: [Field, Field] = [
    { caption: say.date, text: visit.shortDate, size: date, lines },
    { caption: say.time, text: visit.time, size: date, lines },
  ];
  const traveller: [Field, Field] = [
    { caption: say.traveller, text: name, size: 12, lines },
    { caption: say.ticket, text: label, size: 12, lines },
  ];
  return stack([
    blank(room.above),
    titleBlock(doc, colours, visit, room),
    row(doc, colours, day),
    row(doc, colours, traveller),
    rule(doc, colours),
    blank(room.place),
    ...(place
      ? [
          fieldBlock(doc, colours, { caption: place.caption, text: place.title, size: 11, lines }, main, 1),
          textBlock(doc, place.street, main, { font: 'text', size: 9, colour: colours.ink, lines }),
          blank(1),
        ]
      : []),
  ]);
}

/** The visit in the middle of a ticket: all of it above the ship, and that above the foot, however long its texts are. */
export function drawVisit(doc: Doc, colours: Colours, visit: Visit, traveller: Traveller): void {
  const style: Style = { font: 'text', size: 9, colour: colours.inkSoft, lines: Infinity };
  const words = placeOf(visit)?.directions ?? '';
  const directions = textBlock(doc, words, main, style);
  const ship = shipBlock(doc, colours, visit, main);
  const shipTop = bottom - ship.height;
  const blocks = (visit.shoreCall ? [close, tight, least] : [usual, close, tight, least]).map((room) =>
    blockIn(doc, colours, visit, traveller, room),
  );
  const above = blocks.find((block) => band + block.height + directions.height <= shipTop) ?? blocks.at(-1) ?? blank(0);
  above.draw(band);
  ship.draw(shipTop);
  const top = band + above.height;
  const lines = Math.floor((shipTop - top) / doc.font(style.font).fontSize(style.size).currentLineHeight(true));
  if (lines > 0) textBlock(doc, words, main, { ...style, lines }).draw(top);
}

/** How long, in which languages, with whom, how long free of charge; what was ordered besides is on the first ticket alone. */
export function drawFoot(doc: Doc, colours: Colours, visit: Visit, participant: number): void {
  const say = ticketFileMessages(visit.locale);
  const extras = visit.lines.filter(({ group }) => group === 'extras').map(({ quantity, label }) => `${quantity} × ${label}`);
  const facts = [visit.duration, visit.languages, ...(participant === 0 ? extras : [])].filter(Boolean).join(' · ');
  const line = (text: string, at: number) => doc.text(text, main.x, at, { width: main.width, height: 11, ellipsis: true });
  doc.font('bold').fontSize(8.5).fillColor(colours.ink);
  line(facts, foot);
  doc.font('text').fillColor(colours.inkSoft);
  line(`${say.operator} ${visit.operator.name} · ${visit.operator.contact}`, foot + 13);
  line(visit.cancellation.lines[0], foot + 26);
}
