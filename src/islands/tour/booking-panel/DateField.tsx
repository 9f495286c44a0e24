import type { Day, Locale } from '#contracts/common.ts';
import { nextOpenDays } from '#domain/availability.ts';
import { dayIn, formatDay } from '#domain/day.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { chooseDay } from '#stores/tour/booking.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { useChoice, useDepartures, useIsAsked, useProblem, useTour } from '../use-booking.ts';
import { DayField } from '#views/booking/DayField.tsx';
import type { PanelTour } from './panel-tour.ts';
import styles from './DateField.module.scss';

const venueToday = ({ timeZone }: PanelTour): Day => dayIn(timeZone, new Date(serverNow()));

type Props = { locale: Locale; tour: PanelTour; t: BookingMessages };

function Offer({ locale, tour, t }: Props) {
  const { data: bookable } = useTour();
  const chosen = useChoice()?.queryDate;
  if (chosen) return <p className={styles['hint']}>{t.venueTime({ city: tour.tourCity })}</p>;
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
  const { locale, tour, t } = props;
  const { data: bookable } = useTour();
  const { data: departures } = useDepartures();
  const chosen = useChoice();
  const isAsked = useIsAsked();
  const isMissing = useProblem()?.code === 'select_date' && isAsked;
  return (
    <DayField
      {...{ locale, t, bookable, departures, isMissing }}
      id="booking-date"
      city={tour.tourCity}
      today={venueToday(tour)}
      selected={chosen?.queryDate}
      onChoose={(day) => void chooseDay(day)}
    >
      <Offer {...props} />
    </DayField>
  );
}
