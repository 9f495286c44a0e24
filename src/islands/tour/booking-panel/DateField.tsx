import { useId, useState } from 'react';
import type { Day, Locale } from '#contracts/common.ts';
import { nextOpenDays, outlook } from '#domain/availability.ts';
import { dayIn, formatDay } from '#domain/day.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { chooseDay } from '#stores/tour/booking.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { Dialog, opens } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useChoice, useDepartures, useIsAsked, useProblem, useTour } from '../use-booking.ts';
import { BlankCalendar } from './BlankCalendar.tsx';
import { DayCalendar } from './DayCalendar.tsx';
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

function dateText({ locale, tour, t }: Props, day: string | null | undefined, bookable: Parameters<typeof outlook>[0] | null): string {
  if (day) return formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  const isSoldOut = bookable && outlook(bookable, venueToday(tour)) === 'soldOut';
  return isSoldOut ? t.soldOut : t.chooseDate;
}

/** The day, chosen in a dialog; below it the first one that is free. */
export function DateField(props: Props) {
  const { locale, tour, t } = props;
  const [isOpen, setOpen] = useState(false);
  const dialog = useId();
  const isHydrated = useHydrated();
  const { data: bookable } = useTour();
  const { data: departures } = useDepartures();
  const chosen = useChoice();
  const isAsked = useIsAsked();
  const isMissing = useProblem()?.code === 'select_date' && isAsked;
  return (
    <div>
      <p className={styles['label']} id="booking-date">
        {t.date}
      </p>
      <button
        type="button"
        className={styles['field']}
        data-step="select_date"
        {...opens(dialog)}
        aria-labelledby="booking-date booking-date-text"
        data-missing={isMissing || undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar" className={styles['icon']} />
        <span id="booking-date-text">{dateText(props, chosen?.queryDate, bookable)}</span>
      </button>
      <Offer {...props} />
      <Dialog
        id={dialog}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        title={t.chooseDate}
        closeLabel={t.close}
      >
        {isHydrated ? (
          <DayCalendar
            key={bookable ? 'known' : 'unknown'}
            locale={locale}
            t={t}
            bookable={bookable}
            today={venueToday(tour)}
            selected={chosen?.queryDate ?? undefined}
            departures={departures}
            onChoose={(day) => {
              setOpen(false);
              void chooseDay(day);
            }}
          />
        ) : (
          <BlankCalendar locale={locale} />
        )}
        <p className={styles['legend']} role="status">
          {bookable ? <span className={styles['soldOut']}>{t.legendSoldOut}</span> : t.checking}
          {bookable?.requireBookingApproval && <span className={styles['onRequest']}>{t.legendOnRequest}</span>}
        </p>
        <p className={styles['venue']}>{t.venueTime({ city: tour.tourCity })}</p>
      </Dialog>
    </div>
  );
}
