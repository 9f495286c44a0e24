import { useState, type RefObject } from 'react';
import { $problem, goToCheckout } from '#stores/tour/booking.ts';
import { focusStep } from './focus-step.ts';

/** Leads to the checkout, or to the first thing that is missing. */
export function useBook(panel: RefObject<HTMLElement | null>): { isBusy: boolean; book: () => void } {
  const [isBusy, setBusy] = useState(false);
  const book = async () => {
    setBusy(true);
    const address = await goToCheckout().finally(() => setBusy(false));
    if (address) location.assign(address);
    else if ($problem.get()) focusStep(panel.current, $problem.get()?.code ?? '');
  };
  return { isBusy, book: () => void book() };
}
