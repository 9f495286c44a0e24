import { shipPromiseMessages } from '#i18n/ship-promise/index.ts';
import { shoreCallMessages } from '#i18n/shore-call/index.ts';
import { write, type Colours, type Doc } from './draw-text.ts';
import type { Visit } from './visit.ts';

/** In points, from the top of the page. */
type Space = { x: number; width: number; bottom: number };

const clockSize = 9.5;
const restSize = 8.5;
const promiseSize = 7;

/** When travellers are back at their ship, above `bottom`. @returns where what stands above it has to end */
export function drawShip(doc: Doc, colours: Colours, { locale, shoreCall }: Visit, { x, width, bottom }: Space): number {
  if (!shoreCall) return bottom + 2;
  const { clock, ship, berth } = shoreCall;
  const caption = `${shoreCallMessages(locale).yourShip} · ${ship}`.toUpperCase();
  const captioned = { width, height: 10, characterSpacing: 0.7, ellipsis: true };
  const clockHeight = doc.font('bold').fontSize(clockSize).heightOfString(clock, { width });
  const berthHeight = doc.font('text').fontSize(restSize).heightOfString(berth, { width });
  const promise = shipPromiseMessages(locale).ship_missed_call;
  const promiseHeight = doc.font('text').fontSize(promiseSize).heightOfString(promise, { width });
  const top = bottom - 11 - clockHeight - berthHeight - promiseHeight;
  doc.font('bold').fontSize(7.5).fillColor(colours.secondary);
  write(doc, caption, x, top, captioned);
  doc.fontSize(clockSize).fillColor(colours.ink);
  const below = write(doc, clock, x, top + 11, { width });
  doc.font('text').fontSize(restSize).fillColor(colours.inkSoft);
  const last = write(doc, berth, x, below, { width });
  write(doc.fontSize(promiseSize), promise, x, last, { width });
  return top - 6;
}
