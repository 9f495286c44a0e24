import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TourComponent } from '#contracts/tours.ts';
import { forAdults } from '../../../support/adults.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { fakeServices, json, type Call } from '../../../support/fake-services.ts';
import { departure, tour } from '../../../support/tour-details.ts';
import { quoteFor } from '../../../support/trip.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const cruise = '44444444-4444-4444-8444-444444444444';
const [inPort, atSea] = ['2026-11-06', '2026-11-07'];
const key = { productType: 'tours' as const, tourId: tour.tourId, locale: 'en' as const };
const address = `?cruise=${cruise}`;
const shoreCall = { cruiseRouteUuid: cruise, ship: 'Swan One, Civitavecchia', stay: 'In port', days: [inPort] };
type Fit = NonNullable<TourComponent['verdict']>;
const at = (time: string, verdict: Partial<Fit> & Pick<Fit, 'fit'>): TourComponent => ({
  ...departure(time, 8),
  verdict: { backAt: `${inPort}T15:00`, ...verdict },
  clock: `${time} is ${verdict.fit}`,
});
const [fits, tight, no] = [
  at('10:00', { fit: 'fits', minutes: 200 }),
  at('13:00', { fit: 'tight', minutes: 40 }),
  at('15:00', { fit: 'no', problem: 'ends-late', minutes: 20 }),
];
let services: ReturnType<typeof fakeServices>;
let browser: ReturnType<typeof stubBrowser>;

/** As the service answers whom it knows to be on this ship, and others. */
function answer(starts: readonly TourComponent[], calls: readonly unknown[] = [shoreCall]): void {
  services.on(`GET /tours/${tour.tourId}`, ({ url: { searchParams } }: Call) => {
    const [date, isAboard] = [searchParams.get('date'), searchParams.get('cruise') === cruise];
    const components = starts.map(({ verdict, clock, ...start }) => (isAboard && date === inPort ? { ...start, verdict, clock } : start));
    return json({
      ...tour,
      availability: { availableDates: [inPort, atSea], soldOutDates: [] },
      ...(date !== null && { components }),
      ...(isAboard && { shoreCalls: calls }),
    });
  });
}

async function open(query = address) {
  vi.resetModules();
  const [booking, choice, ship, quotes, trip] = await Promise.all([
    import('#stores/tour/booking.ts'),
    import('#stores/tour/choice.ts'),
    import('#stores/tour/ship.ts'),
    import('#stores/tour/quote.ts'),
    import('#stores/tour/add-choice-to-trip.ts'),
  ]);
  await booking.openTour(key, query, forAdults(2));
  await vi.advanceTimersByTimeAsync(300);
  return { ...booking, ...choice, ...ship, ...quotes, ...trip };
}
const quoted = () => services.callsTo('POST /tours/quote').map(({ body }) => (body as { cruise?: unknown }).cruise);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00.000Z') });
  browser = stubBrowser();
  services = fakeServices();
  answer([fits, no]);
  services.on('POST /tours/quote', ({ body }) => json(quoteFor(body as Parameters<typeof quoteFor>[0])));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a link from a ship chooses the first day in port, and the start that alone fits', async () => {
  const { $choice, $problem } = await open();
  expect($choice.get()).toMatchObject({ queryDate: inPort, startingTime: '10:00', cruise: { cruiseRouteUuid: cruise } });
  expect([$problem.get(), quoted()]).toEqual([undefined, [{ cruiseRouteUuid: cruise }]]);
});

test('the ship is remembered for further tours, by whatever way they are opened', async () => {
  await open();
  browser.session.removeItem('landfall:tab:choice');
  browser.session.removeItem('landfall:tab:taken-when');
  const { $choice } = await open('');
  expect($choice.get()).toMatchObject({ queryDate: inPort, cruise: { cruiseRouteUuid: cruise } });
});

test('a tour elsewhere is chosen as if there were no ship', async () => {
  answer([fits, no], []);
  const { $choice, $problem, chooseDay } = await open();
  await chooseDay(atSea);
  expect([$choice.get()?.cruise, $problem.get()?.code]).toEqual([undefined, 'select_time']);
});

test('a start that does not fit has no price and does not go into the trip', async () => {
  const { $problem, chooseTime, $quote, addChoiceToTrip, $tripAnswer } = await open();
  chooseTime('15:00');
  await vi.advanceTimersByTimeAsync(300);
  expect([$problem.get(), $quote.get().data]).toEqual([{ code: 'ship_ends_late', minutes: 20 }, null]);
  await addChoiceToTrip();
  expect([$tripAnswer.get(), quoted()]).toEqual([undefined, [{ cruiseRouteUuid: cruise }]]);
});

test('on a day on which the ship is elsewhere, nothing is chosen from it', async () => {
  const { $problem, chooseDay, chooseTime } = await open();
  await chooseDay(atSea);
  chooseTime('10:00');
  expect($problem.get()).toEqual({ code: 'ship_elsewhere' });
});

test('what is tight has a price, and is taken once the shopper has agreed to the minutes that are left', async () => {
  answer([tight]);
  const { $problem, $quote, agreeToTight, addChoiceToTrip, $tripAnswer, $choice } = await open();
  expect($problem.get()).toEqual({ code: 'ship_tight', minutes: 40 });
  expect($quote.get().data?.grandTotal).toBe(100);
  await addChoiceToTrip();
  expect($tripAnswer.get()).toBeUndefined();

  agreeToTight(true);
  await vi.advanceTimersByTimeAsync(300);
  expect($problem.get()).toBeUndefined();
  expect(quoted().at(-1)).toEqual({ cruiseRouteUuid: cruise, agreedMinutes: 40 });
  await addChoiceToTrip();
  expect($tripAnswer.get()).toMatchObject({ outcome: 'added' });

  agreeToTight(false);
  expect([$choice.get()?.cruise, $problem.get()?.code]).toEqual([{ cruiseRouteUuid: cruise }, 'ship_tight']);
});

test('who leaves the ship chooses any start, here and of further tours', async () => {
  const { chooseTime, leaveShip, $choice, $problem } = await open();
  await leaveShip();
  chooseTime('15:00');
  expect([$choice.get()?.cruise, $problem.get()]).toEqual([undefined, undefined]);
  browser.session.removeItem('landfall:tab:choice');
  browser.session.removeItem('landfall:tab:taken-when');
  const again = await open('');
  expect(again.$choice.get()?.cruise).toBeUndefined();
});
