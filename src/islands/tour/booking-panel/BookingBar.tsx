import type { RefObject } from 'react';
import type { Locale } from '#contracts/common.ts';
import { formatDay } from '#domain/day.ts';
import { formatMoney } from '#domain/money.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { calendarIdOf } from '#views/booking/DayField.tsx';
import { partyText } from '#views/booking/words.ts';
import { Button } from '#ui/Button.tsx';
import { opens } from '#ui/Dialog.tsx';
import { useChoice, useProblem } from '../use-booking.ts';
import { dateFieldId } from './DateField.tsx';
import { FromPrice } from './FromPrice.tsx';
import { focusStep } from './focus-step.ts';
import type { PanelTour } from './panel-tour.ts';
import { useSum } from './Total.tsx';
import { useBook } from './use-book.ts';
import { useNoDay } from './use-no-day.ts';
import { useParty } from './use-party.ts';
import { usePrices } from './use-prices.ts';
import { WalletButton } from './WalletButton.tsx';
import styles from './BookingBar.module.scss';

type Props = {
  locale: Locale;
  tour: PanelTour;
  t: BookingMessages;
  panel: RefObject<HTMLElement | null>;
  onOpenCalendar: () => void;
};

/** Before a day is chosen: what it costs from, and the way to the calendar. */
function FirstStep({ locale, tour, t, onOpenCalendar }: Props) {
  const noDay = useNoDay(tour);
  return (
    <>
      <p className={styles['text']}>
        <FromPrice locale={locale} tour={tour} t={t} className={styles['amount']} />
      </p>
      <Button look={noDay ? 'secondary' : 'primary'} {...opens(calendarIdOf(dateFieldId))} onClick={onOpenCalendar}>
        {t.chooseDate}
      </Button>
    </>
  );
}

/** Once it is chosen: what it comes to, and the way on. A day with several starts asks for one first, without a word of an error. */
function NextStep({ locale, tour, t, panel }: Props) {
  const party = useParty(tour);
  const { groups } = usePrices(tour);
  const day = useChoice()?.queryDate;
  const sum = useSum(tour);
  const lacksTime = useProblem()?.code === 'select_time';
  const { isBusy, book } = useBook(panel);
  return (
    <>
      <p className={styles['text']}>
        <strong className={styles['amount']} aria-live="polite">
          {sum ? formatMoney(sum.total, locale) : '…'}
        </strong>
        <span className={styles['what']}>
          {day && `${formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short' })}, `}
          {partyText(groups, party, locale, t)}
        </span>
      </p>
      {lacksTime ? (
        <Button onClick={() => focusStep(panel.current, 'select_time')}>{t.chooseTime}</Button>
      ) : (
        <Button busy={isBusy} onClick={book}>
          {t.goOnFromBar}
        </Button>
      )}
      <WalletButton locale={locale} panel={panel} />
    </>
  );
}

/** The next step, at the lower edge of a phone. Hidden until the page knows that the panel cannot be seen. */
export function BookingBar(props: Props) {
  const hasDay = Boolean(useChoice()?.queryDate);
  return (
    <div className={styles['bar']} role="group" aria-label={props.t.title} data-tour-bar data-away suppressHydrationWarning>
      <div className={styles['content']}>{hasDay ? <NextStep {...props} /> : <FirstStep {...props} />}</div>
    </div>
  );
}
