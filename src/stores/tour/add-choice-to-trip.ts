import { atom, computed } from 'nanostores';
import { ServiceError, toServiceError } from '#api/service-error.ts';
import { selectionFrom, type Choice } from '#domain/choice.ts';
import { $checkoutStart, completeChoice } from './booking.ts';
import { $choice } from './choice.ts';
import { $quote } from './quote.ts';

/** `stops`: how many the trip has. */
export type TripAnswer = { outcome: 'added' | 'known' | 'full'; stops: number };

const $last = atom<{ chosen: Choice; answer: TripAnswer } | null>(null);

/** What the last press answered, for as long as it is about what is chosen, and no press for the checkout has failed since. */
export const $tripAnswer = computed([$last, $choice, $checkoutStart], (last, chosen, start) =>
  last?.chosen === chosen && start.status === 'initial' ? last?.answer : undefined,
);

/** What knows the rules of a trip is of no use before the press that adds to it. */
const loadTrip = () =>
  import('../trip/trip.ts').catch(() => {
    throw new ServiceError('unavailable', 'The script of the trip did not arrive');
  });

/**
 * Adds what is chosen to the trip; no places are held for it. Without an answer `$problem` says what is missing, `$quote` that nothing is
 * left, or `$checkoutStart` what failed.
 */
export async function addChoiceToTrip(): Promise<void> {
  const shown = await completeChoice();
  const chosen = $choice.get();
  const selection = chosen && selectionFrom(chosen);
  const quote = $quote.get();
  const isGone = quote.status === 'loaded' && !quote.data;
  if (!shown || !selection || isGone) return;
  try {
    const { $trip, addToTrip } = await loadTrip();
    const outcome = addToTrip(shown.key.productType, selection);
    $checkoutStart.set({ status: 'initial' });
    $last.set({ chosen, answer: { outcome, stops: $trip.get().length } });
  } catch (error) {
    $checkoutStart.set({ status: 'error', error: toServiceError(error) });
  }
}
