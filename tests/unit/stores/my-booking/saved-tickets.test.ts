import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { savedTicketPath } from '#domain/saved-ticket.ts';
import type { Confirmation } from '#stores/checkout/result.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cartItem } from '../../../support/cart.ts';

const order: Confirmation = {
  key: 'key',
  orderNumber: 'LF-ZBEK-45ZM',
  email: 'a@shop.example',
  currencyCode: 'EUR',
  bookings: [
    { orderNumber: 'LF-ZBEK-45ZM-1', status: 'confirmed', vouchers: [], item: cartItem },
    { orderNumber: 'LF-ZBEK-45ZM-2', status: 'on_request', vouchers: [], item: cartItem },
    { orderNumber: 'LF-ZBEK-45ZM-3', status: 'confirmed', vouchers: [], item: cartItem },
  ],
};
let kept: Map<string, Response>;

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
  kept = new Map();
  const cache = {
    addAll: async () => {},
    put: async (key: string, value: Response) => {
      kept.set(key, value);
    },
    keys: async () => [...kept.keys()].map((path) => new Request(`https://shop.example${path}`)),
    match: async ({ url }: Request) => kept.get(new URL(url).pathname),
    delete: async () => true,
  };
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const save = async (): Promise<boolean> => {
  const { $ticketsSaved, saveTickets } = await import('#stores/my-booking/saved-tickets.ts');
  await saveTickets(order);
  return $ticketsSaved.get();
};

it('keeps the tickets of all that is confirmed on the device', async () => {
  expect(await save()).toBe(true);
  expect([...kept.keys()]).toEqual(['LF-ZBEK-45ZM-1', 'LF-ZBEK-45ZM-3'].map(savedTicketPath));
});

it('keeps with a ticket when its guests are back at their ship', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') });
  const shoreCall = { ship: 'Meridian Star, Civitavecchia', clock: 'Back at the pier 13:30', berth: 'By boat', fit: 'fits' as const };
  const [first] = order.bookings as [Confirmation['bookings'][number]];
  const { $savedTickets, loadTickets, saveTickets } = await import('#stores/my-booking/saved-tickets.ts');
  await saveTickets({ ...order, bookings: [{ ...first, shoreCall }] });
  await loadTickets();
  expect($savedTickets.get()?.map((ticket) => ticket.shoreCall)).toEqual([shoreCall]);
});

it('keeps nothing, and promises nothing, for a shopper who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  expect(await save()).toBe(false);
  expect(kept.size).toBe(0);
});

it('shows what an earlier release has stored, which wrote the place of a pick-up in another way', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') });
  await save();
  const path = savedTicketPath('LF-ZBEK-45ZM-1');
  const stored = (await kept.get(path)?.json()) as object;
  kept.set(path, Response.json({ ...stored, isPickedUp: true, pickup: { hotelName: 'Hotel', address: 'Via Tre 3' } }));
  const { $savedTickets, loadTickets } = await import('#stores/my-booking/saved-tickets.ts');
  await loadTickets();
  expect($savedTickets.get()?.map(({ orderNumber, pickup }) => [orderNumber, pickup])).toEqual([
    ['LF-ZBEK-45ZM-1', undefined],
    ['LF-ZBEK-45ZM-3', undefined],
  ]);
});
