import { atom } from 'nanostores';
import * as v from 'valibot';
import {
  isKept,
  savedOrder,
  savedOrderPath,
  savedTicket,
  savedTicketPath,
  ticketCache,
  type SavedOrder,
  type SavedTicket,
} from '#domain/saved-ticket.ts';
import { orderNumberOf } from '#domain/order-number.ts';
import { certainOf } from '#domain/order-state.ts';
import { dayIn } from '#domain/day.ts';
import type { Booked, Confirmation } from '../checkout/result.ts';
import { savesData } from '../browser/connection.ts';

/** Tickets that this device holds, the next visit first; null until they have been read. */
export const $savedTickets = atom<SavedTicket[] | null>(null);

/** Orders of which it holds one PDF and one calendar file for all. */
export const $savedOrders = atom<SavedOrder[]>([]);

/** Whether the last order's tickets are on this device. */
export const $ticketsSaved = atom(false);

/** Without a cache (an old browser, a private window) there is none. */
const open = (): Promise<Cache | undefined> =>
  typeof caches === 'undefined' ? Promise.resolve(undefined) : caches.open(ticketCache).catch(() => undefined);

const filesOf = ({ vouchers, calendarUrl }: Pick<SavedTicket, 'vouchers' | 'calendarUrl'>): string[] => [
  ...vouchers.map(({ url }) => url),
  ...(calendarUrl ? [calendarUrl] : []),
];

const ticketOf = ({ orderNumber, item, vouchers, calendarUrl, pickup, dropOff, shoreCall }: Booked): SavedTicket => ({
  orderNumber,
  tourName: item.tourName,
  tourCity: item.tourCity,
  queryDate: item.queryDate,
  startingTime: item.startingTime,
  isPickedUp: item.startingPointEntryRequired,
  ...(pickup ? { pickup } : {}),
  ...(dropOff ? { dropOff } : {}),
  ...(shoreCall ? { shoreCall } : {}),
  startingPointInformation: item.startingPointInformation,
  vendor: item.vendor,
  vouchers,
  ...(calendarUrl ? { calendarUrl } : {}),
});

/** What is stored under such paths; what an earlier release has stored in a way that cannot be read is left out. */
async function readAll<S extends v.GenericSchema>(cache: Cache, path: string, schema: S): Promise<v.InferOutput<S>[]> {
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(path));
  const found = await Promise.all(keys.map(async (key) => v.safeParse(schema, await (await cache.match(key))?.json())));
  return found.flatMap((result) => (result.success ? [result.output] : []));
}

/** Takes the files of a whole order off the device: each of its tickets is in them. */
async function forgetFiles(cache: Cache, orderNumber: string): Promise<void> {
  for (const order of await readAll(cache, savedOrderPath(orderNumber), savedOrder))
    for (const url of [savedOrderPath(orderNumber), order.ticketsUrl, order.calendarUrl]) await cache.delete(url);
  $savedOrders.set($savedOrders.get().filter((order) => order.orderNumber !== orderNumber));
}

/** Stores them as they are now. */
async function saveFiles(cache: Cache, { orderNumber, orderFiles }: Confirmation): Promise<void> {
  await forgetFiles(cache, orderNumber);
  if (!orderFiles) return;
  await cache.addAll([orderFiles.ticketsUrl, orderFiles.calendarUrl]);
  await cache.put(savedOrderPath(orderNumber), Response.json({ orderNumber, ...orderFiles } satisfies SavedOrder));
}

/**
 * Stores the tickets of an order's confirmed bookings on the device, unless the shopper saves data: no page would open without a network
 * connection then. They are in the mail, too.
 */
export async function saveTickets(order: Confirmation): Promise<void> {
  const cache = savesData() ? undefined : await open();
  const tickets = certainOf(order).map(ticketOf);
  if (!cache || tickets.length === 0) return;
  try {
    for (const ticket of tickets) {
      await cache.addAll(filesOf(ticket));
      await cache.put(savedTicketPath(ticket.orderNumber), Response.json(ticket));
    }
    await saveFiles(cache, order);
    $ticketsSaved.set(true);
  } catch {
    $ticketsSaved.set(false);
  }
}

/** Takes one booking's tickets off the device, and with them the files of its whole order. */
export async function forgetTickets(ticket: SavedTicket): Promise<void> {
  const cache = await open();
  for (const url of [savedTicketPath(ticket.orderNumber), ...filesOf(ticket)]) await cache?.delete(url);
  if (cache) await forgetFiles(cache, orderNumberOf(ticket.orderNumber));
  $savedTickets.set(($savedTickets.get() ?? []).filter(({ orderNumber }) => orderNumber !== ticket.orderNumber));
}

const readTickets = (cache: Cache): Promise<SavedTicket[]> => readAll(cache, '/saved-tickets/', savedTicket);

/** Reads what is there, and drops what is long past. */
export async function loadTickets(): Promise<void> {
  const cache = await open();
  const tickets = cache ? await readTickets(cache) : [];
  const today = dayIn('UTC', new Date());
  for (const past of tickets.filter((ticket) => !isKept(ticket, today))) await forgetTickets(past);
  $savedOrders.set(cache ? await readAll(cache, '/saved-orders/', savedOrder) : []);
  $savedTickets.set(
    tickets
      .filter((ticket) => isKept(ticket, today))
      .sort((a, b) => `${a.queryDate}${a.startingTime}`.localeCompare(`${b.queryDate}${b.startingTime}`)),
  );
}

/** Takes a cancelled booking's tickets off the device: they are no longer valid. */
export async function forgetOrder(orderNumber: string): Promise<void> {
  const cache = await open();
  for (const ticket of cache ? await readTickets(cache) : []) if (ticket.orderNumber === orderNumber) await forgetTickets(ticket);
}
