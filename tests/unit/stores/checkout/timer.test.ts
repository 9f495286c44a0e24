import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cart, cartItem } from '../../../support/cart.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { fakeServices, json, nothing, refusal } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const path = `POST /shopper/holds/${cart.hold.id}/extension`;
const extended = { ...cart.hold, expiryTime: '2026-11-01T12:30:00.000Z', extended: true };
const noon = '2026-11-01T12:00:00.000Z';
let services: ReturnType<typeof fakeServices>;

async function openCheckout() {
  vi.resetModules();
  const [carts, timer, payment, holds] = await Promise.all([
    import('#stores/checkout/cart.ts'),
    import('#stores/checkout/timer.ts'),
    import('#stores/checkout/resume-order.ts'),
    import('#stores/checkout/latest-hold.ts'),
  ]);
  carts.beginCheckout(cart, 'en');
  timer.$timeLeft.listen(() => undefined);
  return { ...carts, ...timer, ...payment, ...holds };
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
  const { $timeLeft, beginCheckout, resumeOrder } = await openCheckout();
  await vi.advanceTimersByTimeAsync(600);
  beginCheckout({ ...cart, hold: { ...cart.hold, expiryTime: '2026-11-01T12:15:00.600Z' } }, 'en');
  await resumeOrder(false);
  expect($timeLeft.get()?.seconds).toBe(900);
});

test('is extended once, with all that the cart holds', async () => {
  services.on(path, json(extended));
  const { $timeLeft, $cart, extendHold } = await openCheckout();
  await minutes(13);
  await extendHold();
  expect(services.calls.map(({ method, path: asked }) => `${method} ${asked}`)).toEqual([path]);
  expect($cart.get()).toEqual({ ...cart, hold: extended });
  expect($timeLeft.get()).toEqual({ phase: 'running', seconds: 17 * 60, canExtend: false });
});

test('is extended once, however often the button is pressed', async () => {
  services.on(path, json(extended));
  const { $extension, $timeLeft, extendHold } = await openCheckout();
  await Promise.all([extendHold(), extendHold()]);
  await extendHold();
  expect(services.callsTo(path)).toHaveLength(1);
  expect($extension.get().status).toBe('granted');
  expect($timeLeft.get()?.seconds).toBe(30 * 60);
});

test("tells the tour's page until when the places are held now", async () => {
  services.on(path, json(extended));
  const { heldUntil, extendHold } = await openCheckout();
  expect(heldUntil(cartItem)).toBe(cart.hold.expiryTime);
  await extendHold();
  expect(heldUntil(cartItem)).toBe(extended.expiryTime);
});

test('says so when the seats cannot be kept any longer', async () => {
  services.on(path, nothing());
  const { $extension, $timeLeft, extendHold } = await openCheckout();
  await extendHold();
  expect($extension.get().status).toBe('refused');
  expect($timeLeft.get()?.seconds).toBe(900);
});

test('keeps an error of the extension, which may be tried again', async () => {
  services.on(path, refusal('unexpected', 500), json(extended));
  const { $extension, extendHold } = await openCheckout();
  await extendHold();
  expect($extension.get()).toMatchObject({ status: 'error', error: { code: 'unexpected' } });
  await extendHold();
  expect($extension.get().status).toBe('granted');
});

test('an answer that comes after the order leaves the cart empty', async () => {
  let answer: (response: Response) => void = () => undefined;
  services.on(path, () => new Promise<Response>((resolve) => (answer = resolve)));
  const { $cart, $extension, extendHold } = await openCheckout();
  const extending = extendHold();
  await vi.advanceTimersByTimeAsync(0);
  $cart.set(null);
  answer(json(extended));
  await extending;
  expect($cart.get()).toBeNull();
  expect($extension.get().status).toBe('initial');
});
