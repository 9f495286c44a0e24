import { useRef } from 'react';
import type { Locale } from '#contracts/common.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { BookButton } from './BookButton.tsx';
import { DateField } from './DateField.tsx';
import type { PanelTour } from './panel-tour.ts';
import { PriceHead } from './PriceHead.tsx';
import { Quantities } from './Quantities.tsx';
import { StartTimes } from './StartTimes.tsx';
import { Total } from './Total.tsx';
import { TripButton } from './TripButton.tsx';
import { Messages } from './Messages.tsx';
import styles from './Panel.module.scss';

/** The booking panel, shaped like a ticket: above the perforation what is chosen, below it what it costs. */
export function Panel({ locale, tour }: { locale: Locale; tour: PanelTour }) {
  const t = bookingMessages(locale);
  const panel = useRef<HTMLElement>(null);
  return (
    <section ref={panel} className={styles['panel']} aria-label={t.title}>
      <div className={styles['choices']}>
        <PriceHead locale={locale} tour={tour} t={t} />
        <DateField locale={locale} tour={tour} t={t} />
        <StartTimes t={t} />
        <Quantities locale={locale} tour={tour} t={t} />
      </div>
      <div className={styles['stub']}>
        <Total locale={locale} tour={tour} t={t} />
        {tour.requireBookingApproval && <p className={styles['note']}>{t.onRequest}</p>}
        <div className={styles['ways']}>
          <BookButton t={t} panel={panel} />
          <TripButton locale={locale} panel={panel} />
        </div>
        <Messages locale={locale} tour={tour} t={t} panel={panel} />
      </div>
    </section>
  );
}
