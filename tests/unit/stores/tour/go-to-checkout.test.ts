import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Quote } from '#contracts/quotes.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { forAdults } from '../../../support/adults.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { cart, cartItem, heldAnswer, laterHold, soldAnswer } from '../../../support/cart.ts';
import { connectionLost, fakeServices, json, nothing, refusal } from '../../../support/fake-services.ts';
import { departure, tour } from '../../../support/tour-details.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const quotePath = 'POST /tours/quote';
const holdPath = 'POST /shopper/holds';
const key = { productType: 'tours' as const, tourId: tour.tourId, locale: 'en' as const };
const day = '2026-11-05';
const address = '/en/new/checkout/personal_info';
const { hold } = cart;

const quoteOf = (quantity: number, unitPrice = 50): Quote => ({
  tourId: tour.tourId,
  queryDate: day,
  startingTime: '09:00',
  components: forAdults(quantity),
  lines: [{ group: 'ageGroup', id: 'adult', label: 'Adult', quantity, unitPrice, total: unitPrice * quantity }],
  grandTotal: unitPrice * quantity,
  currencyCode: 'EUR',
  tourCmscomponents: [],
  bookingExternalApiName: 'landfall-tours',
});
const heldQuoteOf = (quantity: number, unitPrice?: number) => ({ quoteId: cartItem.quoteId, ...quoteOf(quantity, unitPrice) });
const twoHeld = (kept = hold) => json(heldAnswer(heldQuoteOf(2), kept));
const twoWanted = { items: [selectionOf(quoteOf(2))], currency: 'EUR' };
const later = { queryDate: '2026-11-06', startingTime: '14:00', seatsLeft: 5 };
const holds = () => services.callsTo(holdPath).map(({ body }) => body);

let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z') });
  stubBrowser();
  services = fakeServices();
  services.on(`GET /tours/${tour.tourId}`, json({ ...tour, components: [departure('09:00', 8), departure('14:00', 8)] }));
  services.on(quotePath, json(quoteOf(2)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page of the tour in this tab: opened again, it knows what the tab's storage knows. */
async function openPage() {
  vi.resetModules();
  const [booking, choice, quotes, carts, latest, steps, timer] = await Promise.all([
    import('#stores/tour/booking.ts'),
    import('#stores/tour/choice.ts'),
    import('#stores/tour/quote.ts'),
    import('#stores/checkout/cart.ts'),
    import('#stores/checkout/latest-hold.ts'),
    import('#stores/checkout/steps.ts'),
    import('#stores/checkout/timer.ts'),
  ]);
  await booking.openTour(key);
  await vi.advanceTimersByTimeAsync(300);
  return { ...booking, ...choice, ...quotes, ...carts, ...latest, ...steps, ...timer };
}
type Page = Awaited<ReturnType<typeof openPage>>;

async function choose(page: Page, adults: number): Promise<void> {
  await page.chooseDay(day);
  page.chooseTime('09:00');
  for (let added = 0; added < adults; added += 1) page.addQuantity('ageGroup', 'adult', 1);
}

/** With two adults chosen, and their price shown. */
async function openPriced(): Promise<Page> {
  const page = await openPage();
  await choose(page, 2);
  await vi.advanceTimersByTimeAsync(300);
  return page;
}

/** Presses the button, and lets the time pass that a price or a repeated call takes. */
async function press({ goToCheckout }: Page): Promise<string | undefined> {
  const [started] = await Promise.all([goToCheckout(), vi.advanceTimersByTimeAsync(20_000)]);
  return started;
}

/** Answers when it is told to. */
function delayed(answer: Response) {
  let arrive = (): void => undefined;
  const arrival = new Promise<Response>((resolve) => {
    arrive = () => resolve(answer);
  });
  return { answer: () => arrival, arrive: () => arrive() };
}

describe('the press', () => {
  test('holds what was priced; nothing is held before', async () => {
    services.on(holdPath, twoHeld());
    const page = await openPriced();
    expect(page.$quote.get().data).toEqual(quoteOf(2));
    expect(holds()).toEqual([]);
    expect(await press(page)).toBe(address);
    expect(holds()).toEqual([twoWanted]);
    expect(services.callsTo(holdPath)[0]?.headers.get('accept-language')).toBe('en');
  });

  test('takes quote and hold to the checkout, which starts at its first step under a key of its own', async () => {
    services.on(holdPath, twoHeld());
    const page = await openPriced();
    page.$lastReachedStep.set('payment');
    await press(page);
    expect(page.$cart.get()).toMatchObject({
      hold,
      currencyCode: 'EUR',
      grandTotal: 100,
      items: [{ ...heldQuoteOf(2), tourName: tour.tourName, travellers: ['Adult', 'Adult'] }],
    });
    expect(page.$lastReachedStep.get()).toBe('personal_info');
    expect(page.$checkoutKey.get()).toMatch(/^[\da-f-]{36}$/);
    expect(page.$checkoutStart.get()).toEqual({ status: 'initial' });
  });

  test('of a wallet leads straight to the payment; one that comes meanwhile leads there, too', async () => {
    services.on(holdPath, twoHeld());
    const page = await openPriced();
    const both = Promise.all([page.buyByWallet(), page.goToCheckout(), vi.advanceTimersByTimeAsync(20_000)]);
    expect((await both).slice(0, 2)).toEqual(['/en/new/checkout/payment', '/en/new/checkout/payment']);
    expect(holds()).toHaveLength(1);
    expect(page.isExpress(page.$cart.get() ?? cart)).toBe(true);
  });

  test('of a wallet leads to the first step where more is asked than its sheet says', async () => {
    const asking = { ...tour, requiredParticipantsData: ['name'], components: [departure('09:00', 8)] };
    services.on(`GET /tours/${tour.tourId}`, json(asking));
    services.on(holdPath, twoHeld());
    const page = await openPriced();
    const [started] = await Promise.all([page.buyByWallet(), vi.advanceTimersByTimeAsync(20_000)]);
    expect([started, page.$express.get()]).toEqual([address, null]);
  });

  test('waits for a price that is on its way', async () => {
    services.on(holdPath, twoHeld());
    const page = await openPage();
    await choose(page, 2);
    expect(page.$quote.get().status).toBe('loading');
    expect(await press(page)).toBe(address);
    expect(services.callsTo(quotePath)).toHaveLength(1);
  });

  test('waits for the price of a page that has just been opened again', async () => {
    services.on(holdPath, twoHeld());
    await openPriced();
    vi.resetModules();
    const again = await import('#stores/tour/booking.ts');
    void again.openTour(key);
    const [started] = await Promise.all([again.goToCheckout(), vi.advanceTimersByTimeAsync(20_000)]);
    expect(started).toBe(address);
  });

  test('holds once, however often the button is pressed', async () => {
    services.on(holdPath, twoHeld());
    const page = await openPriced();
    expect(await Promise.all([press(page), press(page)])).toEqual([address, address]);
    expect(holds()).toHaveLength(1);
  });

  test('holds nothing of what the departure cannot take', async () => {
    services.on(quotePath, nothing());
    const page = await openPriced();
    expect(await press(page)).toBeUndefined();
    expect([page.$cart.get(), holds()]).toEqual([null, []]);
  });

  test('asks again for a price that failed', async () => {
    services.on(quotePath, refusal('unexpected', 500), json(quoteOf(2)));
    services.on(holdPath, twoHeld());
    const page = await openPriced();
    expect(page.$quote.get().status).toBe('error');
    expect(await press(page)).toBe(address);
  });

  test('leads nowhere once the choice has changed while the answer was on its way', async () => {
    const first = delayed(twoHeld());
    services.on(holdPath, first.answer, json(heldAnswer(heldQuoteOf(3), laterHold)));
    const page = await openPriced();
    const pressed = page.goToCheckout();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.$checkoutStart.get().status).toBe('loading');
    services.on(quotePath, json(quoteOf(3)));
    page.addQuantity('ageGroup', 'adult', 1);
    first.arrive();
    expect(await pressed).toBeUndefined();
    expect(page.$checkoutStart.get()).toEqual({ status: 'initial' });
    expect(await press(page)).toBe(address);
    expect(holds()[1]).toEqual({ items: [selectionOf(quoteOf(3))], currency: 'EUR', replaces: hold.id });
    expect(page.$cart.get()).toMatchObject({ grandTotal: 150, hold: laterHold });
  });
});

describe('places that were sold meanwhile', () => {
  test('are named with what is free instead', async () => {
    services.on(holdPath, json(soldAnswer(later)));
    const page = await openPriced();
    expect(await press(page)).toBeUndefined();
    expect(page.$checkoutStart.get()).toEqual({ status: 'unavailable', items: [{ reason: 'sold_out', alternatives: [later] }] });
    expect([page.$cart.get(), page.$latestHold.get()]).toEqual([null, null]);
  });

  test('give way to one of these, which is priced and held', async () => {
    services.on(holdPath, json(soldAnswer(later)));
    const page = await openPriced();
    await press(page);
    const instead = { ...quoteOf(2), queryDate: later.queryDate, startingTime: later.startingTime };
    services.on(quotePath, json(instead));
    services.on(holdPath, json(heldAnswer({ quoteId: cartItem.quoteId, ...instead }, hold)));
    await page.chooseInstead(later);
    expect(page.$choice.get()).toMatchObject({ queryDate: '2026-11-06', startingTime: '14:00', components: forAdults(2) });
    expect(page.$checkoutStart.get()).toEqual({ status: 'initial' });
    expect(await press(page)).toBe(address);
    expect(page.$cart.get()).toMatchObject({ hold, items: [{ queryDate: '2026-11-06', startingTime: '14:00' }] });
  });

  test('leave a day alone that was chosen after the alternative', async () => {
    services.on(holdPath, json(soldAnswer(later)));
    const page = await openPriced();
    await press(page);
    const instead = page.chooseInstead(later);
    await Promise.all([instead, page.chooseDay('2026-11-03')]);
    expect(page.$choice.get()).toMatchObject({ queryDate: '2026-11-03', startingTime: '09:00' });
  });
});

describe('another price than was shown', () => {
  test('is shown, and held in place of the first by the next press', async () => {
    services.on(holdPath, json(heldAnswer(heldQuoteOf(2, 60), hold)), json(heldAnswer(heldQuoteOf(2, 60), laterHold)));
    const page = await openPriced();
    // What has just been held looks sold to whoever asks for its price.
    services.on(quotePath, nothing());
    expect(await press(page)).toBeUndefined();
    expect(page.$checkoutStart.get()).toMatchObject({ status: 'price_changed' });
    expect(page.$quote.get()).toMatchObject({ status: 'loaded', data: quoteOf(2, 60) });
    expect(page.$cart.get()).toBeNull();
    expect(await press(page)).toBe(address);
    expect(holds()).toEqual([twoWanted, { ...twoWanted, replaces: hold.id }]);
    expect(page.$cart.get()).toMatchObject({ grandTotal: 120, hold: laterHold });
  });

  test('is no checkout that could be gone on with', async () => {
    services.on(holdPath, json(heldAnswer(heldQuoteOf(2, 60), hold)));
    const page = await openPriced();
    await press(page);
    expect(page.heldUntil(tour)).toBeUndefined();
  });
});

describe('a failure', () => {
  test.each([
    ['service in trouble', () => refusal('unavailable', 503), 'unavailable'],
    ['lost connection', connectionLost, 'no_response'],
    ['answer that says neither held nor sold', () => json({ items: [] }), 'unreadable'],
    ['quote without a hold', () => json({ items: [{ status: 'held', quote: heldQuoteOf(2) }] }), 'unreadable'],
  ])('of a %s is kept, and the next press tries again', async (_, failure, code) => {
    services.on(holdPath, failure(), twoHeld());
    const page = await openPriced();
    expect(await press(page)).toBeUndefined();
    expect(page.$checkoutStart.get()).toMatchObject({ status: 'error', error: { code } });
    expect(page.$cart.get()).toBeNull();
    expect(await press(page)).toBe(address);
    expect(page.$checkoutStart.get()).toEqual({ status: 'initial' });
  });

  test('of the script is kept, and the next press fetches it again', async () => {
    services.on(holdPath, twoHeld());
    vi.doMock('#stores/checkout/start.ts', () => {
      throw new Error('no network connection');
    });
    const page = await openPriced();
    expect(await press(page)).toBeUndefined();
    expect(page.$checkoutStart.get()).toMatchObject({ status: 'error', error: { code: 'unavailable' } });
    expect(holds()).toEqual([]);
    vi.doUnmock('#stores/checkout/start.ts');
    expect(await press(page)).toBe(address);
  });

  test('of what was pressed for is none of the choice made since', async () => {
    const late = delayed(refusal('unavailable', 503));
    services.on(holdPath, late.answer);
    const page = await openPriced();
    const pressed = page.goToCheckout();
    await vi.advanceTimersByTimeAsync(0);
    page.addQuantity('ageGroup', 'adult', 1);
    late.arrive();
    expect(await pressed).toBeUndefined();
    expect(page.$checkoutStart.get()).toEqual({ status: 'initial' });
  });

  test('is forgotten with another choice', async () => {
    services.on(holdPath, refusal('unavailable', 503));
    const page = await openPriced();
    await press(page);
    page.addQuantity('ageGroup', 'adult', 1);
    expect(page.$checkoutStart.get()).toEqual({ status: 'initial' });
  });
});

describe('who comes back from the checkout', () => {
  /** After a first press, with three adults chosen. */
  async function comeBack(): Promise<Page> {
    services.on(holdPath, twoHeld());
    await press(await openPriced());
    const page = await openPage();
    services.on(quotePath, json(quoteOf(3)));
    page.addQuantity('ageGroup', 'adult', 1);
    await vi.advanceTimersByTimeAsync(300);
    return page;
  }

  test('finds until when it holds places of this tour, and of no other', async () => {
    const page = await comeBack();
    expect(page.heldUntil(tour)).toBe(hold.expiryTime);
    expect(page.heldUntil({ tourId: cartItem.locationUuid })).toBeUndefined();
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    expect(page.heldUntil(tour)).toBeUndefined();
  });

  test('and presses again gives back what it held', async () => {
    const page = await comeBack();
    services.on(holdPath, json(heldAnswer(heldQuoteOf(3), laterHold)));
    const before = page.$checkoutKey.get();
    expect(await press(page)).toBe(address);
    expect(holds()[1]).toEqual({ items: [selectionOf(quoteOf(3))], currency: 'EUR', replaces: hold.id });
    expect(page.$cart.get()).toMatchObject({ grandTotal: 150, hold: laterHold });
    expect(page.$checkoutKey.get()).not.toBe(before);
    expect(page.heldUntil(tour)).toBe(laterHold.expiryTime);
  });

  test('and meets another price is not promised the places of the checkout before, which were given back', async () => {
    const page = await comeBack();
    services.on(holdPath, json(heldAnswer(heldQuoteOf(3, 60), laterHold)));
    services.on(quotePath, json(quoteOf(3, 60)));
    const before = page.$checkoutKey.get();
    expect(await press(page)).toBeUndefined();
    expect(page.heldUntil(tour)).toBeUndefined();
    expect(page.$timeLeft.get()?.phase).toBe('expired');
    expect(page.$cart.get()).toMatchObject({ grandTotal: 100 });
    expect(page.$checkoutKey.get()).toBe(before);
    expect(await press(page)).toBe(address);
    expect(holds()[2]).toMatchObject({ replaces: laterHold.id });
    expect(page.$cart.get()).toMatchObject({ grandTotal: 180, hold: laterHold });
  });

  test.each([
    ['sold places', () => json(soldAnswer(later))],
    ['a failure', () => refusal('unavailable', 503)],
  ])('and meets %s finds the checkout as it was; the next hold takes its place', async (_, answer) => {
    const page = await comeBack();
    services.on(holdPath, answer(), json(heldAnswer(heldQuoteOf(3), laterHold)));
    expect(await press(page)).toBeUndefined();
    expect(page.heldUntil(tour)).toBe(hold.expiryTime);
    expect(page.$cart.get()).toMatchObject({ grandTotal: 100, hold });
    expect(await press(page)).toBe(address);
    expect(holds()[2]).toMatchObject({ replaces: hold.id });
  });
});
