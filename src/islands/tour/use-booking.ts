import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { CurrencyCode } from '#contracts/common.ts';
import type { TourComponent } from '#contracts/tours.ts';
import { $checkoutStart, $isAsked, $problem, type CheckoutStart } from '#stores/tour/booking.ts';
import { $choice } from '#stores/tour/choice.ts';
import { $tripAnswer } from '#stores/tour/add-choice-to-trip.ts';
import { $currency } from '#stores/browser/currency.ts';
import { $quote } from '#stores/tour/quote.ts';
import { $offersWallet } from '#stores/tour/wallet-offer.ts';
import type { Remote } from '#stores/browser/status.ts';
import { $departures, $tour } from '#stores/tour/tour.ts';

/** Server and first client render read `first`: so they agree, whatever this browser has stored. */
const useFrom = <T>($store: ReadableAtom<T>, first: T): T => useStore($store, { ssr: () => first });

const notStarted: CheckoutStart = { status: 'initial' };
const nothing: Remote<null> = { status: 'initial', data: null };
const noDepartures: Remote<TourComponent[]> = { status: 'initial', data: [] };

export const useTour = () => useFrom($tour, nothing);
export const useDepartures = () => useFrom($departures, noDepartures);
export const useChoice = () => useFrom($choice, null);
export const useProblem = () => useFrom($problem, undefined);
export const useIsAsked = () => useFrom($isAsked, false);
export const useQuote = () => useFrom($quote, nothing);
export const useCheckoutStart = () => useFrom($checkoutStart, notStarted);
export const useTripAnswer = () => useFrom($tripAnswer, undefined);
export const useWalletOffer = () => useFrom($offersWallet, false);
export const useCurrency = (first: CurrencyCode) => useFrom($currency, first);
