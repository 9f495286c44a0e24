import { computed } from 'nanostores';
import { isAnsweredBySheet } from '#domain/answered-by-sheet.ts';
import { checkoutType } from '../checkout/checkout-type.ts';
import { $wallet } from '../checkout/payments/device-wallet.ts';
import { $problem } from './booking.ts';
import { $quote } from './quote.ts';
import { $tour } from './tour.ts';

/** As the build puts it in: the list of all methods would be one more script on the page of a tour. */
const takesWallets = checkoutType === 'direct' && (import.meta.env.PAYMENT_METHODS?.includes('web-payments') ?? true);

/** Whether what is chosen, and priced, can be bought by a wallet without a word typed (record 0097). */
export const $offersWallet = computed([$tour, $problem, $quote, $wallet], ({ data: tour }, problem, quote, wallet): boolean => {
  if (!takesWallets || wallet !== 'possible' || !tour || problem) return false;
  // While another choice is priced, the button stays where it is.
  return (quote.status === 'loading' || Boolean(quote.data)) && isAnsweredBySheet(tour);
});
