import { useDeferredValue, type ReactNode } from 'react';
import type { Day, Locale } from '#contracts/common.ts';
import type { TourComponent } from '#contracts/tours.ts';
import { hasSoldOutDay, outlook, type Bookable } from '#domain/availability.ts';
import { formatDay } from '#domain/day.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { BlankCalendar } from '../calendar/BlankCalendar.tsx';
import { DayCalendar } from '../calendar/DayCalendar.tsx';
import { OpenerField } from './OpenerField.tsx';
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
  /** What is wrong with it. */
  error: string | undefined;
  /** Why the tour is unknown, and how to ask again. */
  failure?: { text: string; retry: () => void } | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (day: Day) => void;
  /** What is said below it. */
  children: ReactNode;
};

function dayText({ locale, t, bookable, today, selected }: Props): string {
  if (selected) return formatDay(selected, locale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  return bookable && outlook(bookable, today) === 'soldOut' ? t.soldOut : t.chooseDate;
}

/** The dialog of a day field: so that another button can open it, too. */
export const calendarIdOf = (id: string): string => `${id}-calendar`;

/** The day, chosen in a dialog. */
export function DayField(props: Props) {
  const { locale, t, id, city, bookable, today, selected, departures, error, failure, isOpen, onOpenChange, onChoose, children } = props;
  // The days are many: they are made in small steps, while the dialog is closed.
  const isReady = useDeferredValue(useHydrated());
  const dialog = calendarIdOf(id);
  return (
    <div>
      <OpenerField
        id={id}
        icon="calendar"
        label={t.date}
        error={error}
        opens={{ dialog }}
        step="select_date"
        onClick={() => onOpenChange(true)}
      >
        {dayText(props)}
      </OpenerField>
      {children}
      <Dialog
        id={dialog}
        stays
        open={isOpen}
        onOpen={() => onOpenChange(true)}
        onClose={() => onOpenChange(false)}
        title={t.chooseDate}
        closeLabel={t.close}
      >
        {isReady ? (
          <DayCalendar
            key={bookable ? selected : 'unknown'}
            locale={locale}
            t={t}
            isOpen={isOpen}
            bookable={bookable}
            today={today}
            selected={selected ?? undefined}
            departures={departures}
            onChoose={(day) => {
              onOpenChange(false);
              onChoose(day);
            }}
          />
        ) : (
          <BlankCalendar locale={locale} />
        )}
        <div className={styles['legend']} role="status" tabIndex={-1}>
          {!bookable &&
            (failure ? (
              <FailureNotice retry={t.retry} onRetry={failure.retry}>
                {failure.text}
              </FailureNotice>
            ) : (
              t.checking
            ))}
          {bookable && hasSoldOutDay(bookable, today) && <span className={styles['soldOut']}>{t.legendSoldOut}</span>}
          {bookable?.availability.pricesFrom && (
            <>
              <span className={styles['cheapest']}>{t.legendCheapest}</span>
              <span>{t.legendPrices({ currency: bookable.currencyCode })}</span>
            </>
          )}
          {(bookable?.shoreCalls?.length ?? 0) > 0 && <span className={styles['inPort']}>{t.legendInPort}</span>}
          {bookable?.requireBookingApproval && <span className={styles['onRequest']}>{t.legendOnRequest}</span>}
        </div>
        <p className={styles['venue']}>{t.venueTime({ city })}</p>
      </Dialog>
    </div>
  );
}
