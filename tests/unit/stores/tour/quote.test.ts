import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '#contracts/common.ts';
import type { Quote } from '#contracts/quotes.ts';
import type { QuoteWish } from '#stores/tour/ask-quote.ts';
import { forAdults } from '../../../support/adults.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cart } from '../../../support/cart.ts';
import { fakeServices, json, nothing, refusal } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const path = 'POST /tours/quote';
const first = '11111111-1111-4111-8111-111111111111';
const second = '44444444-4444-4444-8444-444444444444';
let services: ReturnType<typeof fakeServices>;

const selectionFor = (quantity: number) => ({
  tourId: cart.tourId,
  queryDate: cart.queryDate,
  startingTime: cart.startingTime,
  components: forAdults(quantity),
});
const wishFor = (quantity: number): QuoteWish & { locale: Locale } => ({
  ...selectionFor(quantity),
  productType: 'tours',
  locale: 'en',
  currencyCode: 'EUR',
});
const quoteOf = (quantity: number, quoteId = first): Quote => ({
  ...selectionFor(quantity),
  quoteId,
  grandTotal: 50 * quantity,
  currencyCode: 'EUR',
  extended: false,
  lines: [{ group: 'ageGroup', id: 'adult', label: 'Adult', quantity, unitPrice: 50, total: 50 * quantity }],
  tourCmscomponents: [],
  bookingExternalApiName: 'landfall-tours',
  expiryTime: '2026-11-01T12:15:00.000Z',
});

async function open() {
  const [quotes, seats] = await Promise.all([import('#stores/tour/quote.ts'), import('#stores/tour/held-seats.ts')]);
  return { ...quotes, ...seats };
}
const settle = () => vi.advanceTimersByTimeAsync(300);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z') });
  vi.resetModules();
  stubBrowser();
  services = fakeServices();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('goes from initial over loading to loaded', async () => {
  services.on(path, json(quoteOf(2)));
  const { $quote, requestQuote } = await open();
  expect($quote.get().status).toBe('initial');
  requestQuote(wishFor(2));
  expect($quote.get()).toEqual({ status: 'loading', data: null });
  await settle();
  expect($quote.get()).toEqual({ status: 'loaded', data: quoteOf(2) });
});

test('asks once for a choice that changes quickly, with the last of it', async () => {
  services.on(path, json(quoteOf(3)));
  const { requestQuote } = await open();
  for (const quantity of [1, 2, 3]) requestQuote(wishFor(quantity));
  await settle();
  expect(services.callsTo(path).map(({ body }) => body)).toMatchObject([{ components: selectionFor(3).components, currency: 'EUR' }]);
});

test('gives the seats of the quote before back, also after a reload', async () => {
  services.on(path, json(quoteOf(1)), json(quoteOf(2, second)));
  const before = await open();
  before.requestQuote(wishFor(1));
  await settle();
  vi.resetModules();
  const after = await open();
  after.requestQuote(wishFor(2));
  await settle();
  expect(services.callsTo(path)[0]?.body).not.toHaveProperty('replaces');
  expect(services.callsTo(path)[1]?.body).toMatchObject({ replaces: first });
  expect(after.$held.get()).toMatchObject({ quoteId: second, seats: 2 });
});

test('a newer choice waits for the answer under way, whose seats it then gives back', async () => {
  let answer: (response: Response) => void = () => undefined;
  services.on(
    path,
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
    json(quoteOf(2, second)),
  );
  const { $quote, requestQuote } = await open();
  requestQuote(wishFor(1));
  await settle();
  requestQuote(wishFor(2));
  await settle();
  expect(services.callsTo(path)).toHaveLength(1);
  answer(json(quoteOf(1)));
  await settle();
  expect(services.callsTo(path)[1]?.body).toMatchObject({ replaces: first });
  expect($quote.get()).toEqual({ status: 'loaded', data: quoteOf(2, second) });
});

test('an answer to a choice that has changed meanwhile is not shown', async () => {
  let answer: (response: Response) => void = () => undefined;
  services.on(
    path,
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
    json(quoteOf(2, second)),
  );
  const { $quote, requestQuote } = await open();
  requestQuote(wishFor(1));
  await settle();
  requestQuote(wishFor(2));
  answer(json(quoteOf(1)));
  await vi.advanceTimersByTimeAsync(100);
  expect($quote.get().status).toBe('loading');
  await settle();
  expect($quote.get().data?.quoteId).toBe(second);
});

test('204 resets the quote; the seats kept before stay kept', async () => {
  services.on(path, json(quoteOf(1)), nothing());
  const { $quote, $held, requestQuote } = await open();
  requestQuote(wishFor(1));
  await settle();
  requestQuote(wishFor(9));
  await settle();
  expect($quote.get()).toEqual({ status: 'loaded', data: null });
  expect($held.get()?.quoteId).toBe(first);
});

test('a failure is kept as the error it is', async () => {
  services.on(path, refusal('unavailable', 503));
  const { $quote, requestQuote } = await open();
  requestQuote(wishFor(1));
  await settle();
  expect($quote.get()).toMatchObject({ status: 'error', data: null, error: { code: 'unavailable', status: 503 } });
});

test('a reset is loaded without data, and stops what was about to be asked', async () => {
  const { $quote, requestQuote, resetQuote } = await open();
  requestQuote(wishFor(1));
  resetQuote();
  await settle();
  expect($quote.get()).toEqual({ status: 'loaded', data: null });
  expect(services.calls).toHaveLength(0);
});

test("the hold is one's own for its tour and until its time is over", async () => {
  services.on(path, json(quoteOf(2)));
  const { ownHold, requestQuote } = await open();
  requestQuote(wishFor(2));
  await settle();
  expect(ownHold(cart.tourId)).toMatchObject({ queryDate: '2026-11-29', startingTime: '10:00', seats: 2 });
  expect(ownHold(second)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect(ownHold(cart.tourId)).toBeUndefined();
});
