import type { ComponentProps } from 'react';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { chooseTime } from '#stores/tour/booking.ts';
import { useChoice, useDepartures, useIsAsked, useProblem } from '../use-booking.ts';
import { TimeField } from '#views/booking/TimeField.tsx';
import type { PanelTour } from './panel-tour.ts';

type Props = { t: BookingMessages; tour: PanelTour } & Pick<ComponentProps<typeof TimeField>, 'fitMark'>;

/** The departures of the chosen day. */
export function StartTimes({ t, tour, fitMark }: Props) {
  const { status, data: starts } = useDepartures();
  const chosen = useChoice()?.startingTime;
  const problem = useProblem();
  const isAsked = useIsAsked();
  const error = isAsked && problem?.code === 'select_time' ? t.select_time : undefined;
  return (
    <TimeField
      {...{ t, starts, chosen, error, fitMark }}
      startingTimeEntryRequired={tour.startingTimeEntryRequired}
      isBrief
      isLoading={status === 'loading'}
      onChoose={chooseTime}
    />
  );
}
