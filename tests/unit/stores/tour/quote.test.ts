import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Quote } from '#contracts/quotes.ts';
import { forAdults } from '../../../support/adults.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cartItem } from '../../../support/cart.ts';
import { fakeServices, json, nothing, refusal } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const path = 'POST /tours/quote';
let services: ReturnType<typeof fakeServices>;

const selectionFor = (quantity: number) => ({
  tourId: cartItem.tourId,
  queryDate: cartItem.queryDate,
  startingTime: cartItem.startingTime,
  components: forAdults(quantity),
});
const wishFor = (quantity: number) => ({ ...selectionFor(quantity), productType: 'tours', locale: 'en', currencyCode: 'EUR' }) as const;
const quoteOf = (quantity: number): Quote => ({
  ...selectionFor(quantity),
  grandTotal: 50 * quantity,
  currencyCode: 'EUR',
  lines: [{ group: 'ageGroup', id: 'adult', label: 'Adult', quantity, unitPrice: 50, total: 50 * quantity }],
  tourCmscomponents: [],
  bookingExternalApiName: 'landfall-tours',
});

const open = () => import('#stores/tour/quote.ts');
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

test('a price holds no places: only its selection is sent', async () => {
  services.on(path, json(quoteOf(2)));
  const { requestQuote } = await open();
  requestQuote(wishFor(2));
  await settle();
  requestQuote(wishFor(2));
  await settle();
  expect(services.calls.map(({ method, path: asked }) => `${method} ${asked}`)).toEqual([path, path]);
  expect(services.calls[1]?.body).toEqual({ ...selectionFor(2), currency: 'EUR' });
});

test('an answer to a choice that has changed meanwhile is not shown, and no longer waited for', async () => {
  let answer: (response: Response) => void = () => undefined;
  services.on(
    path,
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
    json(quoteOf(2)),
  );
  const { $quote, requestQuote } = await open();
  requestQuote(wishFor(1));
  await settle();
  requestQuote(wishFor(2));
  expect(services.callsTo(path)[0]?.signal?.aborted).toBe(true);
  answer(json(quoteOf(1)));
  await vi.advanceTimersByTimeAsync(100);
  expect($quote.get()).toEqual({ status: 'loading', data: null });
  await settle();
  expect($quote.get()).toEqual({ status: 'loaded', data: quoteOf(2) });
});

test('204 resets the quote', async () => {
  services.on(path, json(quoteOf(1)), nothing());
  const { $quote, requestQuote } = await open();
  requestQuote(wishFor(1));
  await settle();
  requestQuote(wishFor(9));
  await settle();
  expect($quote.get()).toEqual({ status: 'loaded', data: null });
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
