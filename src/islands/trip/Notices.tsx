import { errorText } from '#i18n/errors/index.ts';
import { $online } from '#stores/browser/online.ts';
import { refreshTrip } from '#stores/trip/open-trip.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Notice } from '#ui/Notice.tsx';
import { MovedNote } from './MovedNote.tsx';
import { useFrom, type TripPage } from './page.ts';
import styles from './Trip.module.scss';

const errorIn = ({ tour, offer }: TripStop): { code: string } | undefined =>
  tour.error ?? (offer.status === 'error' ? offer.error : undefined);

/** What keeps the page from knowing tours or prices, and what else holds for all stops: said once. */
export function Notices({ page, stops }: { page: TripPage; stops: readonly TripStop[] }) {
  const { locale, t } = page;
  const isOnline = useFrom($online, true);
  const failure = stops.map(errorIn).find((error) => error !== undefined);
  return (
    <div role="status" className={styles['notices']}>
      {!isOnline && <Notice tone="warning">{t.offline}</Notice>}
      {isOnline && failure && (
        <FailureNotice retry={t.retry} onRetry={() => refreshTrip(locale)}>
          {errorText(failure, locale)}
        </FailureNotice>
      )}
      <MovedNote page={page} stops={stops} />
    </div>
  );
}
