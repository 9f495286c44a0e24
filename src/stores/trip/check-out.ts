import { atom } from 'nanostores';
import { toServiceError, type ServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import { itineraryOf } from '#domain/itinerary.ts';
import type { UnfitReason } from '#domain/unfit.ts';
import { $currency } from '../browser/currency.ts';
import { oneRun } from '../browser/one-run.ts';
import { until } from '../browser/until.ts';
import type { Unavailable } from '../checkout/hold.ts';
import { loadStart } from '../checkout/load-start.ts';
import type { Wanted } from '../checkout/start.ts';
import { $draft } from './draft.ts';
import { putOffer } from './offers.ts';
import { $stops, type TripStop } from './stops.ts';
import { $tripTotal, bookableOf, isAwaited } from './total.ts';

/** Why a press leads nowhere although nothing failed, and the stops at which the page says more, the earliest first. */
type AtStops = {
  /**
   * `unavailable`: places were sold a moment ago; `left_out`: while the press waited for prices, it turned out that some cannot be had, and
   * the rest goes on with the next press; `nothing`: none can be had.
   */
  status: 'unavailable' | 'left_out' | 'nothing';
  stopIds: readonly string[];
};

/** What became of the wish to go to the checkout. `draft_open`: a change is neither kept nor left. */
export type TripStart =
  { status: 'initial' | 'loading' | 'draft_open' | 'price_changed' } | AtStops | { status: 'error'; error: ServiceError };
export const $tripStart = atom<TripStart>({ status: 'initial' });

type Ready = Wanted & { stop: TripStop };

/** In the order in which they take place, which is that of the checkout's questions. */
const stopsInOrder = (): TripStop[] => itineraryOf($stops.get()).flatMap(({ stops }) => stops);

function readyOf(stop: TripStop): Ready[] {
  const wanted = bookableOf(stop, $currency.get());
  return wanted ? [{ stop, ...wanted }] : [];
}

const reasons: Readonly<Record<Unavailable['reason'], UnfitReason>> = {
  sold_out: { code: 'too_few_seats', seatsLeft: 0 },
  not_offered: { code: 'changed' },
  ship_clock: { code: 'ship_changed' },
};

/** Says at a wish why it could not be held. */
function markUnavailable({ stop }: Ready, { reason, alternatives }: Unavailable): void {
  putOffer(stop.id, { status: 'unfit', reason: reasons[reason], alternatives });
}

const idsOf = (stops: readonly TripStop[]): string[] => stops.map(({ id }) => id);

async function start(ready: readonly Ready[], locale: Locale): Promise<string | undefined> {
  const { startCheckout } = await loadStart();
  const started = await startCheckout(ready, locale);
  if (started.status === 'started') return started.address;
  if (started.status === 'unavailable') {
    const gone = ready.filter((_, index) => started.items[index]);
    ready.forEach((one, index) => {
      const unavailable = started.items[index];
      if (unavailable) markUnavailable(one, unavailable);
    });
    $tripStart.set({ status: 'unavailable', stopIds: idsOf(gone.map(({ stop }) => stop)) });
    return undefined;
  }
  // Asked for again, the price of the last places would be none: they are held.
  ready.forEach(({ stop, seen }, index) => putOffer(stop.id, { status: 'priced', quote: started.quotes[index] ?? seen }));
  $tripStart.set({ status: 'price_changed' });
  return undefined;
}

/** What to say instead of going on without what could be had, as far as the shopper knew; nothing where all of it is ready. */
function missingFrom(ready: readonly Ready[], wanted: readonly TripStop[]): TripStart | undefined {
  const missing = stopsInOrder().filter(({ id }) => wanted.some((one) => one.id === id) && !ready.some(({ stop }) => stop.id === id));
  if (ready.length > 0) return missing.length > 0 ? { status: 'left_out', stopIds: idsOf(missing) } : undefined;
  const failure = missing.flatMap(({ tour, offer }) => (offer.status === 'error' ? offer.error : (tour.error ?? [])))[0];
  return failure ? { status: 'error', error: failure } : { status: 'nothing', stopIds: idsOf(missing) };
}

async function press(locale: Locale): Promise<string | undefined> {
  if ($draft.get()) {
    $tripStart.set({ status: 'draft_open' });
    return undefined;
  }
  $tripStart.set({ status: 'loading' });
  const wanted = $stops.get().filter((stop) => isAwaited(stop) || bookableOf(stop, $currency.get()));
  try {
    await until($tripTotal, ({ isComplete }) => isComplete);
    const ready = stopsInOrder().flatMap(readyOf);
    const missing = missingFrom(ready, wanted);
    if (!missing) return await start(ready, locale);
    $tripStart.set(missing);
  } catch (error) {
    $tripStart.set({ status: 'error', error: toServiceError(error) });
  } finally {
    // Who comes back finds this page as it was left.
    if ($tripStart.get().status === 'loading') $tripStart.set({ status: 'initial' });
  }
  return undefined;
}

/**
 * Holds the places of all that can be had, once, however often the button is pressed meanwhile.
 * @returns where the checkout starts, or nothing: `$tripStart` and `$offers` then say why
 */
export const checkOut = oneRun(press);
