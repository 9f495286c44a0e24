// An island because the trip is known to this browser alone, and what it costs now to the services.
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { itineraryOf } from '#domain/itinerary.ts';
import { openTrip } from '#stores/trip/open-trip.ts';
import { $isProposed } from '#stores/trip/proposed.ts';
import { $removal } from '#stores/trip/removal.ts';
import { $stops, type TripStop } from '#stores/trip/stops.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Days } from './Days.tsx';
import { EmptyTrip } from './EmptyTrip.tsx';
import { Head } from './Head.tsx';
import { Notices } from './Notices.tsx';
import { Late } from './Late.tsx';
import { useFrom, useTripPage } from './page.ts';
import { RemovedStop } from './RemovedStop.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Summary } from './Summary.tsx';
import styles from './Trip.module.scss';

const none: TripStop[] = [];
const loadProposal = () => import('./Proposal.tsx');

export default function Trip({ locale, takesVouchers }: { locale: Locale; takesVouchers: boolean }) {
  const page = useTripPage(locale, takesVouchers);
  const isHydrated = useHydrated();
  const stops = useFrom($stops, none);
  const removed = useFrom($removal, null);
  const isProposed = useFrom($isProposed, false);
  useEffect(() => openTrip(locale), [locale]);
  const days = itineraryOf(stops);
  return (
    <div className={`page ${styles['frame']}`} data-trip>
      <Head page={page} stops={stops} days={days.map(({ day }) => day)} />
      {isProposed && (
        <Late page={page} load={loadProposal}>
          {({ Proposal }) => <Proposal locale={locale} />}
        </Late>
      )}
      <p role="status" className="visually-hidden">
        {page.announcement}
      </p>
      {!isHydrated && <Skeleton label={page.t.loading} />}
      {isHydrated && stops.length === 0 && (
        <div>
          {removed && <RemovedStop page={page} removed={removed} />}
          <EmptyTrip locale={locale} t={page.t} />
        </div>
      )}
      {isHydrated && stops.length > 0 && (
        <div className={styles['plan']}>
          <div className={styles['days']}>
            <Notices page={page} stops={stops} />
            <Days page={page} stops={stops} removed={removed} />
          </div>
          <Summary page={page} stops={stops} />
        </div>
      )}
    </div>
  );
}
