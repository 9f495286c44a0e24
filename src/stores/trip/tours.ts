import { atom, map } from 'nanostores';
import { toServiceError } from '#api/service-error.ts';
import { fetchTour } from '#api/vendor.ts';
import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import type { Wish } from '#domain/trip.ts';
import { $currency } from '../browser/currency.ts';
import type { Remote } from '../browser/status.ts';
import { inTurn } from './in-turn.ts';

/** The tours of the trip, by id; loaded without data: the shop has it no more. In another currency they stay until they are here again. */
export const $tours = atom<Readonly<Record<string, Remote<TourDetails | null>>>>({});

/** The currency in which each was asked for last. */
const $asked = map<Record<string, CurrencyCode | undefined>>({});

const put = (tourId: string, state: Remote<TourDetails | null>): void => $tours.set({ ...$tours.get(), [tourId]: state });

async function load({ productType, tourId }: Wish, locale: Locale): Promise<void> {
  const currency = $currency.get();
  const isWanted = () => $asked.get()[tourId] === currency;
  $asked.setKey(tourId, currency);
  put(tourId, { status: 'loading', data: $tours.get()[tourId]?.data ?? null });
  try {
    const data = await inTurn(async () => (isWanted() ? fetchTour(productType, tourId, { locale, currency }) : null));
    if (isWanted()) put(tourId, { status: 'loaded', data });
  } catch (thrown) {
    const error = toServiceError(thrown);
    if (!isWanted()) return;
    if (error.isGone) return put(tourId, { status: 'loaded', data: null });
    $asked.setKey(tourId, undefined);
    put(tourId, { status: 'error', data: $tours.get()[tourId]?.data ?? null, error });
  }
}

/** Reads the tours of these wishes that are not known yet in the chosen currency, or could not be read before. */
export function loadTours(wishes: readonly Wish[], locale: Locale): void {
  for (const wish of wishes) if ($asked.get()[wish.tourId] !== $currency.get()) void load(wish, locale);
}
