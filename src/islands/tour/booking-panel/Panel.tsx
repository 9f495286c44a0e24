import { useRef, useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { bookingMessages, type BookingMessages } from '#i18n/booking/index.ts';
import { errorText } from '#i18n/errors/index.ts';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { BookButton } from './BookButton.tsx';
import { BookingBar } from './BookingBar.tsx';
import { DateField } from './DateField.tsx';
import { Messages } from './Messages.tsx';
import type { PanelTour } from './panel-tour.ts';
import { PeopleField } from './PeopleField.tsx';
import { PriceHead } from './PriceHead.tsx';
import { StartTimes } from './StartTimes.tsx';
import { Terms } from './Terms.tsx';
import { Total } from './Total.tsx';
import { TripButton } from './TripButton.tsx';
import { useShip } from './use-ship.ts';
import { WalletButton } from './WalletButton.tsx';
import styles from './Panel.module.scss';

type ShipProps = { locale: Locale; t: BookingMessages } & Pick<ReturnType<typeof useShip>, 'parts' | 'call' | 'note'>;

function Ship({ locale, t, parts, call, note }: ShipProps) {
  if (parts) return <parts.ShipNote locale={locale} note={note} />;
  if (parts === undefined) return null;
  return (
    <FailureNotice retry={t.retry} onRetry={call}>
      {errorText({ code: 'unavailable' }, locale)}
    </FailureNotice>
  );
}

/** The booking panel, shaped like a ticket: above the perforation what is chosen, below it what it costs. On a phone, a bar leads to it. */
export function Panel({ locale, tour }: { locale: Locale; tour: PanelTour }) {
  const t = bookingMessages(locale);
  const panel = useRef<HTMLElement>(null);
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const { hasShip, parts, call, note } = useShip();
  const Mark = parts?.ShipMark;
  return (
    <>
      <section ref={panel} className={styles['panel']} aria-label={t.title}>
        <div className={styles['choices']}>
          <PriceHead locale={locale} tour={tour} t={t} />
          <DateField locale={locale} tour={tour} t={t} panel={panel} isOpen={isCalendarOpen} onOpenChange={setCalendarOpen} />
          <StartTimes t={t} tour={tour} fitMark={Mark && ((fit) => <Mark locale={locale} fit={fit} />)} />
          {hasShip && <Ship {...{ locale, t, parts, call, note }} />}
          <PeopleField locale={locale} tour={tour} t={t} />
        </div>
        <div className={styles['stub']}>
          <Total locale={locale} tour={tour} t={t} />
          <div className={styles['ways']}>
            <BookButton tour={tour} t={t} panel={panel} />
            <WalletButton locale={locale} panel={panel} />
          </div>
          <Terms locale={locale} tour={tour} t={t} />
          <TripButton locale={locale} panel={panel} />
          <Messages locale={locale} tour={tour} t={t} panel={panel} />
        </div>
      </section>
      <BookingBar locale={locale} tour={tour} t={t} panel={panel} onOpenCalendar={() => setCalendarOpen(true)} />
    </>
  );
}
