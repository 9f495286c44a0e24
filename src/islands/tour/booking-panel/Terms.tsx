import type { Locale } from '#contracts/common.ts';
import { briefTermText } from '#domain/cancellation-texts.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { cancellationMessages } from '#i18n/cancellation/index.ts';
import { serverNow } from '#stores/browser/clock.ts';
import { Icon } from '#ui/Icon.tsx';
import { useChoice } from '../use-booking.ts';
import type { PanelTour } from './panel-tour.ts';
import styles from './Panel.module.scss';

/** What a shopper who is not sure yet wants to know: until when it can be undone, and who has to say yes. */
export function Terms({ locale, tour, t }: { locale: Locale; tour: PanelTour; t: BookingMessages }) {
  const chosen = useChoice();
  const { timeZone, tourCity: city, cancellationTerms } = tour;
  const visit =
    chosen?.queryDate && chosen.startingTime ? { day: chosen.queryDate, startingTime: chosen.startingTime, timeZone, city } : undefined;
  return (
    <ul className={styles['terms']}>
      <li className={styles['term']}>
        <Icon name="undo" size={16} />
        {briefTermText(cancellationTerms, visit, new Date(serverNow()), locale, cancellationMessages(locale))}
      </li>
      {tour.requireBookingApproval && (
        <li className={styles['term']}>
          <Icon name="hourglass" size={16} />
          {t.onRequest}
        </li>
      )}
    </ul>
  );
}
