import { useState, type RefObject } from 'react';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { $problem, goToCheckout } from '#stores/tour/booking.ts';
import { Button } from '#ui/Button.tsx';
import { focusStep } from './focus-step.ts';

/** Leads to the checkout, or to the first thing that is missing. */
export function BookButton({ t, panel }: { t: BookingMessages; panel: RefObject<HTMLElement | null> }) {
  const [isBusy, setBusy] = useState(false);
  const book = async () => {
    setBusy(true);
    const address = await goToCheckout().finally(() => setBusy(false));
    if (address) location.assign(address);
    else if ($problem.get()) focusStep(panel.current, $problem.get()?.code ?? '');
  };
  return (
    <Button wide data-book busy={isBusy} onClick={() => void book()}>
      {t.book}
    </Button>
  );
}
