import type { RefObject } from 'react';
import type { Day, Locale } from '#contracts/common.ts';
import { nextOpenDays } from '#domain/availability.ts';
import { dayIn, formatDay } from '#domain/day.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { errorText } from '#i18n/errors/index.ts';
import { $problem, chooseDay, refresh } from '#stores/tour/booking.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { useChoice, useDepartures, useIsAsked, useProblem, useTour } from '../use-booking.ts';
import { DayField } from '#views/booking/DayField.tsx';
import { leadTo } from './focus-step.ts';
import type { PanelTour } from './panel-tour.ts';
import styles from './DateField.module.scss';

/** Names the field: the bar opens the same calendar. */
export const dateFieldId = 'booking-date';

const venueToday = ({ timeZone }: PanelTour): Day => dayIn(timeZone, new Date(serverNow()));

type Props = {
  locale: Locale;
  tour: PanelTour;
  t: BookingMessages;
  panel: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

function Offer({ locale, tour, t }: Pick<Props, 'locale' | 'tour' | 't'>) {
  const { data: bookable } = useTour();
  const chosen = useChoice()?.queryDate;
  if (chosen) return null;
  const [day] = bookable ? nextOpenDays(bookable, venueToday(tour), 1) : [];
  if (!day) return <p className={styles['hint']}>{bookable ? t.noFreeDay : t.sixMonths}</p>;
  return (
    <button type="button" className={styles['offer']} onClick={() => void chooseDay(day)}>
      {t.nextOpen({ day: formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'long' }) })}
    </button>
  );
}

/** The day, chosen in a dialog; below it the first one that is free. */
export function DateField(props: Props) {
  const { locale, tour, t, panel, isOpen, onOpenChange } = props;
  const { data: bookable, error: failure } = useTour();
  const { data: departures } = useDepartures();
  const chosen = useChoice();
  const isAsked = useIsAsked();
  const problem = useProblem();
  const error = isAsked && problem?.code === 'select_date' ? t.select_date : undefined;
  // A day with several starts asks for one next: on a phone, where the bar has opened the calendar, they are out of sight.
  const choose = async (day: Day) => {
    await chooseDay(day);
    if ($problem.get()?.code === 'select_time') leadTo(panel.current, 'select_time');
  };
  return (
    <DayField
      {...{ locale, t, bookable, departures, error, isOpen, onOpenChange }}
      id={dateFieldId}
      city={tour.tourCity}
      today={venueToday(tour)}
      selected={chosen?.queryDate}
      onChoose={(day) => void choose(day)}
      failure={failure && { text: errorText({ code: failure.code }, locale), retry: () => void refresh() }}
    >
      <Offer {...{ locale, tour, t }} />
    </DayField>
  );
}
