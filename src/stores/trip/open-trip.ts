import type { Locale } from '#contracts/common.ts';
import { $signedIn } from '../account/signed-in.ts';
import { $currency } from '../browser/currency.ts';
import { $online } from '../browser/online.ts';
import { $lastOrder } from '../checkout/last-order.ts';
import { $tripStart } from './check-out.ts';
import { $draft, closeLostDraft } from './draft.ts';
import { priceWishes } from './offers.ts';
import { $removal } from './removal.ts';
import { loadTours } from './tours.ts';
import { $trip } from './trip.ts';

/** Reads and prices what is not known yet; what failed, too. */
export function refreshTrip(locale: Locale): void {
  const wishes = $trip.get();
  loadTours(wishes, locale);
  priceWishes(wishes, locale);
}

/** What has been ordered leaves the trip; most tabs have ordered nothing. */
function forgetOrdered(): void {
  if ($lastOrder.get())
    void import('./ordered.ts').then(
      ({ forgetLastOrder }) => forgetLastOrder(),
      () => undefined,
    );
}

/** What other devices have changed. Without the script, the page has what this browser knows. */
function readAccount(): void {
  if ($signedIn.get())
    void import('./account-trip.ts').then(
      ({ readTrip }) => readTrip(),
      () => undefined,
    );
}

/** Keeps the trip priced: what changes in it, here or in another tab, and all of it in another currency. @returns what ends it */
export function openTrip(locale: Locale): () => void {
  forgetOrdered();
  readAccount();
  const refresh = () => {
    if ($tripStart.get().status !== 'loading') $tripStart.set({ status: 'initial' });
    closeLostDraft();
    refreshTrip(locale);
  };
  const stops = [
    $trip.subscribe(refresh),
    $currency.listen(refresh),
    $draft.listen((draft) => {
      if (!draft && $tripStart.get().status === 'draft_open') $tripStart.set({ status: 'initial' });
    }),
    $signedIn.listen((person) => {
      // What was taken out was theirs.
      if (!person) $removal.set(null);
    }),
    $online.listen((online) => {
      if (online) refreshTrip(locale);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
