import { atom } from 'nanostores';
import { toServiceError, type ServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import type { Quote } from '#contracts/quotes.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { itineraryOf } from '#domain/itinerary.ts';
import { oneRun } from '../browser/one-run.ts';
import { until } from '../browser/until.ts';
import type { Unavailable } from '../checkout/hold.ts';
import { loadStart } from '../checkout/load-start.ts';
import { $draft } from './draft.ts';
import { $tripTotal, priceAgain, putOffer } from './offers.ts';
import { $stops, type TripStop } from './stops.ts';

/**
 * What became of the wish to go to the checkout. `draft_open`: a change is neither kept nor left; `unavailable`: what was sold a moment ago
 * is named at each wish.
 */
export type TripStart =
  { status: 'initial' | 'loading' | 'draft_open' | 'unavailable' | 'price_changed' } | { status: 'error'; error: ServiceError };
export const $tripStart = atom<TripStart>({ status: 'initial' });

type Ready = { stop: TripStop; tour: TourDetails; seen: Quote };

const readyOf = (stop: TripStop): Ready[] =>
  stop.offer.status === 'priced' && stop.tour.data ? [{ stop, tour: stop.tour.data, seen: stop.offer.quote }] : [];

/** Says at a wish that its places were sold a moment ago, or that it is no longer sold in this way. */
function markUnavailable({ stop }: Ready, { reason, alternatives }: Unavailable): void {
  const why = reason === 'sold_out' ? ({ code: 'too_few_seats', seatsLeft: 0 } as const) : ({ code: 'changed' } as const);
  putOffer(stop.id, { status: 'unfit', reason: why, alternatives });
}

async function start(ready: readonly Ready[], locale: Locale): Promise<string | undefined> {
  const { startCheckout } = await loadStart();
  const started = await startCheckout(ready, locale);
  if (started.status === 'started') return started.address;
  if (started.status === 'unavailable') {
    ready.forEach((one, index) => {
      const unavailable = started.items[index];
      if (unavailable) markUnavailable(one, unavailable);
    });
  } else
    priceAgain(
      ready.map(({ stop }) => stop.wish),
      locale,
    );
  $tripStart.set({ status: started.status });
  return undefined;
}

async function press(locale: Locale): Promise<string | undefined> {
  if ($draft.get()) {
    $tripStart.set({ status: 'draft_open' });
    return undefined;
  }
  $tripStart.set({ status: 'loading' });
  try {
    await until($tripTotal, ({ isComplete }) => isComplete);
    // The checkout asks about them in the order in which they take place.
    const ready = itineraryOf($stops.get()).flatMap(({ stops }) => stops.flatMap(readyOf));
    return ready.length > 0 ? await start(ready, locale) : undefined;
  } catch (error) {
    $tripStart.set({ status: 'error', error: toServiceError(error) });
    return undefined;
  } finally {
    // Who comes back finds this page as it was left.
    if ($tripStart.get().status === 'loading') $tripStart.set({ status: 'initial' });
  }
}

/**
 * Holds the places of all that can be had, once, however often the button is pressed meanwhile.
 * @returns where the checkout starts, or nothing: `$tripStart` and `$offers` then say why
 */
export const checkOut = oneRun(press);
