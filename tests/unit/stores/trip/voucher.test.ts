import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { applyDiscount, Discount } from '#contracts/discount.ts';
import type { Selection } from '#contracts/quotes.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { fakeServices, json, nothing, type Call } from '../../../support/fake-services.ts';
import { departure, tour } from '../../../support/tour-details.ts';
import { keepTrip, quoteFor, wishOn } from '../../../support/trip.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const ask = 'POST /shopper/discount';
const [first, second] = [wishOn('2026-11-05'), wishOn('2026-11-06', '14:00', 1)];
const quoted = ({ body }: Call) => json(quoteFor(body as Selection));
const askedIn = ({ body }: Call) => (body as BodyOf<typeof applyDiscount>).cart.cartItems.map(({ itemDetailsJson }) => itemDetailsJson);
const valid: Discount = { voucherCode: 'TEN', voucherStatus: 'valid', voucherValue: 10, currencyCode: 'EUR' };

let services: ReturnType<typeof fakeServices>;
let browser: ReturnType<typeof stubBrowser>;
let close = (): void => undefined;

async function open(wishes = [first, second]) {
  keepTrip(browser.local, wishes);
  vi.resetModules();
  const [page, voucher, code, trip] = await Promise.all([
    import('#stores/trip/open-trip.ts'),
    import('#stores/trip/voucher.ts'),
    import('#stores/checkout/voucher-code.ts'),
    import('#stores/trip/trip.ts'),
  ]);
  close = page.openTrip('en');
  await vi.advanceTimersByTimeAsync(200);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(200);
  return { ...voucher, ...code, ...trip };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z') });
  browser = stubBrowser();
  services = fakeServices();
  services.on(`GET /tours/${tour.tourId}`, json({ ...tour, components: [departure('09:00', 8)] }));
  services.on('POST /tours/quote', quoted);
  services.on(ask, () => json(valid));
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a voucher is asked for what can be booked, and wanted by the checkout', async () => {
  services.on('POST /tours/quote', quoted, nothing());
  const { applyToTrip, $tripDiscount, $voucherCode } = await open();
  await applyToTrip('ten');
  expect(services.callsTo(ask).map(askedIn)).toEqual([[JSON.stringify(selectionOf(first))]]);
  expect($tripDiscount.get()).toEqual({ status: 'loaded', discount: valid });
  expect($voucherCode.get()).toBe('TEN');
});

test('one that takes nothing off is wanted by nobody', async () => {
  services.on(ask, () => json({ ...valid, voucherStatus: 'expired', voucherValue: 0 }));
  const { applyToTrip, $tripDiscount, $voucherCode } = await open();
  await applyToTrip('TEN');
  expect($tripDiscount.get()).toMatchObject({ discount: { voucherStatus: 'expired' } });
  expect($voucherCode.get()).toBeNull();
});

test('asked again for a trip that has changed, it stays wanted although it takes nothing off that one', async () => {
  const { applyToTrip, renewTripDiscount, removeWish, $bookable, $tripDiscount, $voucherCode } = await open();
  await applyToTrip('TEN');
  const before = $bookable.get();
  removeWish(second.id);
  expect($bookable.get()).not.toBe(before);
  services.on(ask, () => json({ ...valid, voucherStatus: 'least_total', voucherValue: 0, leastTotal: 100 }));
  await renewTripDiscount();
  expect(services.callsTo(ask).map((call) => askedIn(call).length)).toEqual([2, 1]);
  expect($tripDiscount.get()).toMatchObject({ discount: { voucherStatus: 'least_total' } });
  expect($voucherCode.get()).toBe('TEN');
});

test('removed while it is looked up, it does not come back', async () => {
  const { applyToTrip, removeFromTrip, $tripDiscount, $voucherCode } = await open();
  const asked = applyToTrip('TEN');
  removeFromTrip();
  await asked;
  expect($tripDiscount.get()).toEqual({ status: 'initial' });
  expect($voucherCode.get()).toBeNull();
});
