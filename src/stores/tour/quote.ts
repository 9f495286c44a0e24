import { atom, type ReadableAtom } from 'nanostores';
import { ServiceError, toServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import type { Quote } from '#contracts/quotes.ts';
import type { Remote } from '../browser/status.ts';
import { askQuote, type QuoteWish } from './ask-quote.ts';
import { $held } from './held-seats.ts';

type Wish = QuoteWish & { locale: Locale };

/** Milliseconds of quiet before a changed choice is quoted: a finger on a stepper presses more than once. */
const debounce = 250;

const $state = atom<Remote<Quote | null>>({ status: 'initial', data: null });

/** Requirements 4, "Quote status". Loaded without data: the departure cannot take the selection (204), or it was reset. */
export const $quote: ReadableAtom<Remote<Quote | null>> = $state;

let wish: Wish | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;

async function ask({ locale, ...wanted }: Wish): Promise<Remote<Quote | null>> {
  try {
    return { status: 'loaded', data: await askQuote(wanted, locale, { replaces: $held.get()?.quoteId }) };
  } catch (error) {
    return { status: 'error', data: null, error: toServiceError(error) };
  }
}

/**
 * Asks for the newest wish, one call at a time. A call under way is not aborted: only its answer says which seats
 * the next quote gives back, and without that a shopper would be sold out by his own former choice.
 */
async function settle(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  while (wish) {
    const asked = wish;
    const outcome = await ask(asked);
    if (wish === asked) {
      wish = undefined;
      $state.set(outcome);
    }
  }
  isAsking = false;
}

/** Quotes a selection as soon as it has not changed for a short time; a newer selection replaces an older one. */
export function requestQuote(next: Wish): void {
  clearTimeout(timer);
  wish = undefined;
  $state.set({ status: 'loading', data: null });
  timer = setTimeout(() => {
    wish = next;
    void settle();
  }, debounce);
}

/** There is nothing to quote for now. Seats kept so far stay kept until the next quote, or their time, is over. */
export function resetQuote(): void {
  clearTimeout(timer);
  wish = undefined;
  $state.set({ status: 'loaded', data: null });
}

/** What would take the quote to the checkout did not arrive. The next press, or a retry, asks for a new one, which replaces it. */
export function failQuote(): undefined {
  $state.set({ status: 'error', data: null, error: new ServiceError('unavailable', '') });
}
