import * as v from 'valibot';
import { fetchTour } from '#api/vendor.ts';
import { uuid, type Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { destinationOf } from '#domain/gift-tour.ts';
import { $currency } from '../browser/currency.ts';
import { remoteStore } from '../browser/remote.ts';
import { $giftForm, keepGift } from './form.ts';

const wanted = remoteStore<TourDetails | null>(null);

/** The tour that the voucher is meant for, at what it costs in the chosen currency; nothing where the address names none. */
export const $giftTour = wanted.$state;

/** What a tour is given with, until somebody chooses something else: its city's poster and its price. */
function beginWith(tour: TourDetails): void {
  if ($giftForm.get().tourId !== tour.tourId) keepGift({ tourId: tour.tourId, design: destinationOf(tour), amount: 'tour' });
}

/** `tours` finds products of every kind. */
const load = (tourId: string, locale: Locale): Promise<void> =>
  wanted.load(async (signal) => {
    const tour = await fetchTour('tours', tourId, { locale, currency: $currency.get(), signal });
    beginWith(tour);
    return tour;
  });

/**
 * Looks up the tour that the address names, and again in each currency that is chosen. A voucher that was begun for a tour is for any when
 * the address names none.
 * @param search of the address @returns what ends it
 */
export function openGiftTour(search: string, locale: Locale): () => void {
  const asked = v.safeParse(uuid, new URLSearchParams(search).get('tour'));
  if (asked.success) return $currency.subscribe(() => void load(asked.output, locale));
  if ($giftForm.get().tourId !== '') keepGift({ tourId: '' });
  return () => {};
}
