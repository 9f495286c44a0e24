import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savedOrderPath, savedTicketPath } from '#domain/saved-ticket.ts';
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
const orderFiles = { ticketsUrl: '/api/shopper/order-tickets/a.pdf', calendarUrl: '/api/shopper/order-calendar/a.ics' };
const withFiles: Confirmation = { ...order, orderFiles };
let kept: Map<string, Response>;

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
  kept = new Map();
  const cache = {
    addAll: async (paths: string[]) => {
      for (const path of paths) kept.set(path, new Response('file'));
    },
    put: async (key: string, value: Response) => {
      kept.set(key, value);
    },
    keys: async () => [...kept.keys()].map((path) => new Request(`https://shop.example${path}`)),
    match: async ({ url }: Request) => kept.get(new URL(url).pathname)?.clone(),
    delete: async (path: string) => kept.delete(path),
  };
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const save = async (confirmed = order): Promise<boolean> => {
  const { $ticketsSaved, saveTickets } = await import('#stores/my-booking/saved-tickets.ts');
  await saveTickets(confirmed);
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

describe('the files of a whole order', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') });
  });
  const files = [orderFiles.ticketsUrl, orderFiles.calendarUrl, savedOrderPath(order.orderNumber)];
  const load = async () => {
    const store = await import('#stores/my-booking/saved-tickets.ts');
    await store.loadTickets();
    return store;
  };

  it('are kept beside its tickets', async () => {
    expect(await save(withFiles)).toBe(true);
    for (const path of files) expect(kept.has(path)).toBe(true);
    expect((await load()).$savedOrders.get()).toEqual([{ orderNumber: order.orderNumber, ...orderFiles }]);
  });

  it('leave the device with one of its tickets, which is in them; the others stay', async () => {
    await save(withFiles);
    const { $savedOrders, $savedTickets, forgetOrder } = await load();
    await forgetOrder('LF-ZBEK-45ZM-3');
    for (const path of files) expect(kept.has(path)).toBe(false);
    expect($savedOrders.get()).toEqual([]);
    expect($savedTickets.get()?.map(({ orderNumber }) => orderNumber)).toEqual(['LF-ZBEK-45ZM-1']);
  });

  it('leave it, too, where the order has none any more, and 30 days after a visit', async () => {
    await save(withFiles);
    await save(order);
    for (const path of files) expect(kept.has(path)).toBe(false);
    await save(withFiles);
    vi.setSystemTime(Date.parse('2099-01-01T12:00:00Z'));
    expect((await load()).$savedOrders.get()).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('are not there for who saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    expect(await save(withFiles)).toBe(false);
    expect(kept.size).toBe(0);
  });
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
