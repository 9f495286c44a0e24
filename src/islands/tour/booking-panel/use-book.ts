import { useState, type RefObject } from 'react';
import { $problem, goToCheckout } from '#stores/tour/booking.ts';
import { focusStep } from './focus-step.ts';

/** Leads to the checkout, or to the first thing that is missing. @param go where to: the payment by a wallet is the other way */
export function useBook(panel: RefObject<HTMLElement | null>, go = goToCheckout): { isBusy: boolean; book: () => void } {
  const [isBusy, setBusy] = useState(false);
  const book = async () => {
    setBusy(true);
    const address = await go().finally(() => setBusy(false));
    if (address) location.assign(address);
    else if ($problem.get()) focusStep(panel.current, $problem.get()?.code ?? '');
  };
  return { isBusy, book: () => void book() };
}
