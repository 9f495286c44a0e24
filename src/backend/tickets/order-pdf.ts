import { setImmediate } from 'node:timers/promises';
import { orderPaperMessages } from '#i18n/order-paper/index.ts';
import type { Backend } from '../backend.ts';
import { bytesOf, newDocument } from './document.ts';
import { drawCover, titleOf } from './draw-cover.ts';
import { pageSize, pictureIn } from './draw-paper.ts';
import { drawPort } from './draw-port.ts';
import { addTickets } from './pdf.ts';
import type { Visit } from './visit.ts';
import type { WholeOrder } from './whole-order.ts';

/** On a page about several visits there is room for a picture of so many. */
const mostPictures = 3;

/**
 * A PDF of a whole order: a cover, then its tickets by the time of their visits. What guests of a ship have in one port begins with a page
 * about that port.
 * @param posters JPEGs for the strips beside the text, by booking
 */
export async function orderPdf(
  parts: Pick<Backend, 'brand' | 'config' | 'signingKey'>,
  order: WholeOrder,
  posters: ReadonlyMap<string, Buffer>,
): Promise<Buffer<ArrayBuffer>> {
  const { brand } = parts;
  const { orderNumber: number, locale, bookedAt: createdAt, stops } = order;
  const doc = newDocument(parts, { locale, title: `${titleOf(order)}: ${number}`, createdAt }, { size: pageSize, autoFirstPage: false });
  const pictures = new Map([...posters].map(([id, poster]) => [id, pictureIn(doc, poster)]));
  const stripsOf = (visits: readonly Visit[]) => visits.flatMap(({ bookingId }) => pictures.get(bookingId) ?? []).slice(0, mostPictures);
  drawCover(doc, { order, brand }, stripsOf(stops.flatMap(({ visits }) => visits.slice(0, 1))));
  const ports = stops.filter(({ portDay }) => portDay);
  for (const stop of stops) {
    const { portDay, visits } = stop;
    const title = orderPaperMessages(locale).portOf({ number: ports.indexOf(stop) + 1, count: ports.length });
    if (portDay) drawPort(doc, { portDay, visits, paper: { brand, title, number } }, stripsOf(visits));
    for (const visit of visits) {
      addTickets(doc, parts, visit, [...visit.participants.keys()], pictures.get(visit.bookingId));
      // An order may have many tickets: others are answered meanwhile.
      await setImmediate();
    }
  }
  return bytesOf(doc);
}
