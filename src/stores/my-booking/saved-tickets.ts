import { atom } from 'nanostores';
import * as v from 'valibot';
import { isKept, savedTicket, savedTicketPath, ticketCache, type SavedTicket } from '#domain/saved-ticket.ts';
import { certainOf } from '#domain/order-state.ts';
import { dayIn } from '#domain/day.ts';
import type { Booked, Confirmation } from '../checkout/result.ts';
import { savesData } from '../browser/connection.ts';

/** Tickets that this device holds, the next visit first; null until they have been read. */
export const $savedTickets = atom<SavedTicket[] | null>(null);

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
    $ticketsSaved.set(true);
  } catch {
    $ticketsSaved.set(false);
  }
}

async function read(cache: Cache): Promise<SavedTicket[]> {
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/saved-tickets/'));
  const found = await Promise.all(keys.map(async (key) => v.safeParse(savedTicket, await (await cache.match(key))?.json())));
  return found.flatMap((result) => (result.success ? [result.output] : []));
}

/** Takes one order's tickets off the device. */
export async function forgetTickets(ticket: SavedTicket): Promise<void> {
  const cache = await open();
  for (const url of [savedTicketPath(ticket.orderNumber), ...filesOf(ticket)]) await cache?.delete(url);
  $savedTickets.set(($savedTickets.get() ?? []).filter(({ orderNumber }) => orderNumber !== ticket.orderNumber));
}

/** Reads what is there, and drops what is long past. */
export async function loadTickets(): Promise<void> {
  const cache = await open();
  const tickets = cache ? await read(cache) : [];
  const today = dayIn('UTC', new Date());
  for (const past of tickets.filter((ticket) => !isKept(ticket, today))) await forgetTickets(past);
  $savedTickets.set(
    tickets
      .filter((ticket) => isKept(ticket, today))
      .sort((a, b) => `${a.queryDate}${a.startingTime}`.localeCompare(`${b.queryDate}${b.startingTime}`)),
  );
}

/** Takes a cancelled order's tickets off the device: they are no longer valid. */
export async function forgetOrder(orderNumber: string): Promise<void> {
  const cache = await open();
  for (const ticket of cache ? await read(cache) : []) if (ticket.orderNumber === orderNumber) await forgetTickets(ticket);
}
