import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cart } from '../../../support/cart.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { fakeServices, json, nothing, refusal } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const quote = 'POST /tours/quote';
const noon = '2026-11-01T12:00:00.000Z';
let services: ReturnType<typeof fakeServices>;

async function openCheckout() {
  vi.resetModules();
  const [carts, timer, payment, seats] = await Promise.all([
    import('#stores/checkout/cart.ts'),
    import('#stores/checkout/timer.ts'),
    import('#stores/checkout/resume-order.ts'),
    import('#stores/tour/held-seats.ts'),
  ]);
  carts.goToCheckout(cart, 'en');
  timer.$timeLeft.listen(() => undefined);
  return { ...carts, ...timer, ...payment, ...seats };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(noon) });
  stubBrowser();
  services = fakeServices();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

test('counts down, warns two minutes before the end, and ends', async () => {
  const { $timeLeft } = await openCheckout();
  expect($timeLeft.get()).toEqual({ phase: 'running', seconds: 900, canExtend: true });
  await minutes(13);
  expect($timeLeft.get()).toEqual({ phase: 'warning', seconds: 120, canExtend: true });
  await minutes(2);
  expect($timeLeft.get()).toEqual({ phase: 'expired', seconds: 0, canExtend: false });
});

test("goes by the server's clock, not by ours", async () => {
  services.on('GET /shopper/checkout/', () => {
    const answer = nothing();
    answer.headers.set('date', 'Sun, 01 Nov 2026 12:10:00 GMT');
    return answer;
  });
  const { $timeLeft, resumeOrder } = await openCheckout();
  await resumeOrder(false);
  expect($timeLeft.get()?.seconds).toBe(300);
});

test("never promises more than fifteen minutes, though the server's header names whole seconds", async () => {
  services.on('GET /shopper/checkout/', () => {
    const answer = nothing();
    answer.headers.set('date', 'Sun, 01 Nov 2026 12:00:00 GMT');
    return answer;
  });
  const { $timeLeft, goToCheckout, resumeOrder } = await openCheckout();
  await vi.advanceTimersByTimeAsync(600);
  goToCheckout({ ...cart, expiryTime: '2026-11-01T12:15:00.600Z' }, 'en');
  await resumeOrder(false);
  expect($timeLeft.get()?.seconds).toBe(900);
});

test('is extended once, for the same seats', async () => {
  services.on(quote, json({ ...cart, expiryTime: '2026-11-01T12:30:00.000Z', extended: true }));
  const { $timeLeft, $cart, extendQuote } = await openCheckout();
  await minutes(13);
  await extendQuote('en');
  expect(services.callsTo(quote)[0]?.body).toMatchObject({ replaces: cart.quoteId, extend: true, components: cart.components });
  expect($cart.get()?.extended).toBe(true);
  expect($timeLeft.get()).toEqual({ phase: 'running', seconds: 17 * 60, canExtend: false });
});

test('is extended once, however often the button is pressed', async () => {
  services.on(quote, json({ ...cart, expiryTime: '2026-11-01T12:30:00.000Z', extended: true }));
  const { $extension, $timeLeft, extendQuote } = await openCheckout();
  await Promise.all([extendQuote('en'), extendQuote('en')]);
  await extendQuote('en');
  expect(services.callsTo(quote)).toHaveLength(1);
  expect($extension.get().status).toBe('granted');
  expect($timeLeft.get()?.seconds).toBe(30 * 60);
});

test("keeps in mind until when the tour page's seats are held now", async () => {
  services.on(quote, json({ ...cart, expiryTime: '2026-11-01T12:30:00.000Z', extended: true }));
  const { $held, keepHeld, extendQuote } = await openCheckout();
  keepHeld('tours', cart);
  await extendQuote('en');
  expect($held.get()?.expiryTime).toBe('2026-11-01T12:30:00.000Z');
});

test('says so when the seats cannot be kept any longer', async () => {
  services.on(quote, nothing());
  const { $extension, $timeLeft, extendQuote } = await openCheckout();
  await extendQuote('en');
  expect($extension.get().status).toBe('refused');
  expect($timeLeft.get()?.seconds).toBe(900);
});

test('keeps an error of the extension, which may be tried again', async () => {
  services.on(quote, refusal('unexpected', 500), json({ ...cart, expiryTime: '2026-11-01T12:30:00.000Z', extended: true }));
  const { $extension, extendQuote } = await openCheckout();
  await extendQuote('en');
  expect($extension.get()).toMatchObject({ status: 'error', error: { code: 'unexpected' } });
  await extendQuote('en');
  expect($extension.get().status).toBe('granted');
});
