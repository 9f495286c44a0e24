import { atom, computed, type ReadableAtom } from 'nanostores';
import { toServiceError, type ServiceError } from '#api/service-error.ts';
import type { Day, Locale } from '#contracts/common.ts';
import type { Alternative } from '#contracts/holds.ts';
import type { Quote } from '#contracts/quotes.ts';
import type { PricingGroupId } from '#contracts/pricing-groups.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { isAnsweredBySheet } from '#domain/answered-by-sheet.ts';
import { choiceProblem, selectionFrom, withSettledTime, type Choice, type ChoiceProblem } from '#domain/choice.ts';
import { quantityOf, withQuantity } from '#domain/pricing.ts';
import { $currency } from '../browser/currency.ts';
import { oneRun } from '../browser/one-run.ts';
import { until } from '../browser/until.ts';
import { loadStart } from '../checkout/load-start.ts';
import type { Hindrance } from '../checkout/start.ts';
import { $quote, requestQuote, resetQuote, showQuote } from './quote.ts';
import type { Remote } from '../browser/status.ts';
import { board, chosenCruise, firstDayAshore, forgetForeignShip } from './ashore.ts';
import { $choice, startChoice } from './choice.ts';
import type { Wished } from './find-wished.ts';
import { takeAsked, type Asked } from './wished.ts';
import { $departures, $tour, loadDepartures, loadTour, resetDepartures, type TourKey } from './tour.ts';

/** True once the shopper has tried to go on: from then on the page says what is missing. */
export const $isAsked = atom(false);

/** What became of the wish to go to the checkout; `initial` again as soon as another choice is priced. */
export type CheckoutStart = { status: 'initial' | 'loading' } | Hindrance | { status: 'error'; error: ServiceError };
export const $checkoutStart = atom<CheckoutStart>({ status: 'initial' });

const $shown = atom<TourKey | null>(null);

/** What keeps the choice from being booked; nothing while the tour is unknown. */
export const $problem = computed([$tour, $departures, $choice], (tour, departures, chosen) =>
  tour.data && chosen ? choiceProblem(tour.data, chosen, departures.data) : undefined,
);

/** What is tight for the ship has a price; the shopper agrees to it before going on. */
const hasPrice = (problem: ChoiceProblem | undefined): boolean => !problem || problem.code === 'ship_tight';

/** Prices what is chosen, where it can be had. */
export function requote(): void {
  $checkoutStart.set({ status: 'initial' });
  const [shown, chosen] = [$shown.get(), $choice.get()];
  const selection = chosen && $tour.get().data && hasPrice($problem.get()) ? selectionFrom(chosen) : undefined;
  if (!shown || !selection) return resetQuote();
  requestQuote({ ...selection, productType: shown.productType, locale: shown.locale, currencyCode: $currency.get() });
}

function settleTime(): void {
  const chosen = $choice.get();
  const isNamed = $tour.get().data?.startingTimeEntryRequired;
  if (chosen) $choice.set(withSettledTime(chosen, $departures.get().data, isNamed));
}

/** Reads again what the service knows, and keeps what the shopper has chosen. */
export async function refresh(): Promise<void> {
  const shown = $shown.get();
  if (!shown) return;
  const day = $choice.get()?.queryDate;
  resetQuote();
  const cruise = chosenCruise();
  await Promise.all([loadTour(shown, cruise), day ? loadDepartures(shown, day, cruise) : resetDepartures()]);
  forgetForeignShip();
  if ($departures.get().status === 'loaded') settleTime();
  if ($tour.get().status === 'loaded') requote();
}

let stopRepricing = (): void => {};

/** Most shoppers come without a wish. One that cannot be found out is left to them. */
const findWished = (tourId: string, asked: Asked): Promise<Wished | undefined> =>
  import('./find-wished.ts').then((finder) => finder.findWished(tourId, asked)).catch(() => undefined);

/** Chooses what a link from a list asked for. */
function choose(day: Day | undefined, wished: Wished | undefined): Promise<void> {
  const [chosen, { data: tour }] = [$choice.get(), $tour.get()];
  const components = tour && wished?.partyOf(tour.pricingGroups);
  if (chosen && components) $choice.set({ ...chosen, components });
  if (day !== undefined) return chooseDay(day);
  requote();
  return Promise.resolve();
}

/**
 * Makes this the tour that is being booked, and asks the services for nothing yet; a chosen currency prices it again.
 * @param party whom it is booked for until the address or the shopper says otherwise
 */
export function showTour(key: TourKey, party: Choice['components'] = {}): void {
  stopRepricing();
  $shown.set(key);
  $isAsked.set(false);
  if ($choice.get()?.tourId !== key.tourId) startChoice(key.tourId, party);
  stopRepricing = $currency.listen(() => void refresh());
}

/**
 * Shows the tour, and asks when it is free and what was chosen costs.
 * @param address the query of the page's, which may name days and a party
 */
export async function openTour(key: TourKey, address = '', party: Choice['components'] = {}): Promise<void> {
  showTour(key, party);
  const asked = takeAsked(key.tourId, address);
  if (asked?.cruise !== undefined) board(asked.cruise);
  const [wished] = await Promise.all([asked && findWished(key.tourId, asked), refresh()]);
  const day = wished?.day ?? firstDayAshore();
  if ($shown.get() === key && (asked || day !== undefined)) await choose(day, wished);
}

export async function chooseDay(day: Day): Promise<void> {
  const [shown, chosen] = [$shown.get(), $choice.get()];
  if (!shown || !chosen) return;
  $choice.set({ ...chosen, queryDate: day });
  resetQuote();
  await loadDepartures(shown, day, chosenCruise());
  if ($choice.get()?.queryDate !== day || $departures.get().status !== 'loaded') return;
  settleTime();
  requote();
}

/** Takes another departure in place of the one that is gone. */
export async function chooseInstead({ queryDate, startingTime }: Alternative): Promise<void> {
  await chooseDay(queryDate);
  if ($choice.get()?.queryDate === queryDate) chooseTime(startingTime);
}

export function chooseTime(startingTime: string): void {
  const chosen = $choice.get();
  if (!chosen) return;
  $choice.set({ ...chosen, startingTime });
  requote();
}

/** One more or one less of a ticket, an age group, the group or an extra. */
export function addQuantity(group: PricingGroupId, id: string, by: 1 | -1): void {
  const chosen = $choice.get();
  if (!chosen) return;
  const quantity = Math.max(0, quantityOf(chosen.components, group, id) + by);
  $choice.set({ ...chosen, components: withQuantity(chosen.components, group, id, quantity) });
  requote();
}

/** Waits for a call under way. */
const settled = <T>($state: ReadableAtom<Remote<T>>): Promise<Remote<T>> => until($state, ({ status }) => status !== 'loading');

/** Holds what was priced. A hindrance is kept, unless another choice was made meanwhile: that one's own press leads on. */
async function start(tour: TourDetails, seen: Quote, locale: Locale, byWallet: boolean): Promise<string | undefined> {
  const { startCheckout } = await loadStart();
  const started = await startCheckout([{ tour, seen }], locale, byWallet && isAnsweredBySheet(tour));
  if ($quote.get().data !== seen) return undefined;
  if (started.status === 'started') return started.address;
  const [dearer] = started.status === 'price_changed' ? started.quotes : [];
  // Asked for again, the price of the last places would be none: they are held.
  if (dearer) await showQuote(dearer);
  $checkoutStart.set(started);
  return undefined;
}

/** What is shown, once nothing is missing from the choice; if something is, the page says so from then on. */
export async function completeChoice(): Promise<{ key: TourKey; tour: TourDetails } | undefined> {
  $isAsked.set(true);
  const key = $shown.get();
  const [{ data: tour }] = await Promise.all([settled($tour), settled($departures)]);
  return key && tour && !$problem.get() ? { key, tour } : undefined;
}

async function press(byWallet: boolean): Promise<string | undefined> {
  const shown = await completeChoice();
  if (!shown) return undefined;
  // A press on a page that has just been opened comes before its first price; after a failure, or a sold-out answer, it asks again.
  if ($quote.get().status !== 'loading' && !$quote.get().data) requote();
  const { data: seen } = await settled($quote);
  if (!seen) return undefined;
  $checkoutStart.set({ status: 'loading' });
  try {
    return await start(shown.tour, seen, shown.key.locale, byWallet);
  } catch (error) {
    if ($quote.get().data === seen) $checkoutStart.set({ status: 'error', error: toServiceError(error) });
    return undefined;
  } finally {
    // Who comes back finds this page as it was left.
    if ($checkoutStart.get().status === 'loading') $checkoutStart.set({ status: 'initial' });
  }
}

const goOn = oneRun(press);

/**
 * Requirements 4, "Go to checkout": holds the places of what is chosen, once, however often the button is pressed meanwhile.
 * @returns where the checkout starts, or nothing: `$problem`, `$quote` or `$checkoutStart` then say why
 */
export const goToCheckout = (): Promise<string | undefined> => goOn(false);

/** The same for who pays by a wallet, whose sheet says who books (record 0097): straight to the payment. */
export const buyByWallet = (): Promise<string | undefined> => goOn(true);
