import { useState, type RefObject } from 'react';
import type { Locale } from '#contracts/common.ts';
import { tripDoorMessages } from '#i18n/trip-doors/index.ts';
import { addChoiceToTrip } from '#stores/tour/add-choice-to-trip.ts';
import { $problem } from '#stores/tour/booking.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { focusStep } from './focus-step.ts';

/** Adds the choice to the trip, or leads to the first thing that is missing. */
export function TripButton({ locale, panel }: { locale: Locale; panel: RefObject<HTMLElement | null> }) {
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    await addChoiceToTrip().finally(() => setBusy(false));
    const problem = $problem.get();
    if (problem) focusStep(panel.current, problem.code);
  };
  return (
    <Button wide look="quiet" busy={isBusy} onClick={() => void add()}>
      <Icon name="plus" />
      {tripDoorMessages(locale).add}
    </Button>
  );
}
