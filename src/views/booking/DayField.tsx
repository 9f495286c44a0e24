import { useId, useState, type ReactNode } from 'react';
import type { Day, Locale } from '#contracts/common.ts';
import type { TourComponent } from '#contracts/tours.ts';
import { outlook, type Bookable } from '#domain/availability.ts';
import { formatDay } from '#domain/day.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { Dialog, opens } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { BlankCalendar } from '../calendar/BlankCalendar.tsx';
import { DayCalendar } from '../calendar/DayCalendar.tsx';
import styles from './DayField.module.scss';

type Props = {
  locale: Locale;
  t: BookingMessages;
  /** Names the field's parts. */
  id: string;
  city: string;
  /** Null while the tour is unknown. */
  bookable: Bookable | null;
  /** The venue's day. */
  today: Day;
  selected: Day | null | undefined;
  departures: readonly TourComponent[];
  isMissing: boolean;
  onChoose: (day: Day) => void;
  /** What is said below it. */
  children: ReactNode;
};

function dayText({ locale, t, bookable, today, selected }: Props): string {
  if (selected) return formatDay(selected, locale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  return bookable && outlook(bookable, today) === 'soldOut' ? t.soldOut : t.chooseDate;
}

/** The day, chosen in a dialog. */
export function DayField(props: Props) {
  const { locale, t, id, city, bookable, today, selected, departures, isMissing, onChoose, children } = props;
  const [isOpen, setOpen] = useState(false);
  const dialog = useId();
  const isHydrated = useHydrated();
  return (
    <div>
      <p className={styles['label']} id={id}>
        {t.date}
      </p>
      <button
        type="button"
        className={styles['field']}
        data-step="select_date"
        {...opens(dialog)}
        aria-labelledby={`${id} ${id}-text`}
        data-missing={isMissing || undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar" className={styles['icon']} />
        <span id={`${id}-text`}>{dayText(props)}</span>
      </button>
      {children}
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
            today={today}
            selected={selected ?? undefined}
            departures={departures}
            onChoose={(day) => {
              setOpen(false);
              onChoose(day);
            }}
          />
        ) : (
          <BlankCalendar locale={locale} />
        )}
        <p className={styles['legend']} role="status">
          {bookable ? <span className={styles['soldOut']}>{t.legendSoldOut}</span> : t.checking}
          {bookable?.requireBookingApproval && <span className={styles['onRequest']}>{t.legendOnRequest}</span>}
        </p>
        <p className={styles['venue']}>{t.venueTime({ city })}</p>
      </Dialog>
    </div>
  );
}
