import { useEffect } from 'react';
import type { TourDetails } from '#contracts/tours.ts';
import { errorText } from '#i18n/errors/index.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { useLate } from '#ui/use-late.ts';
import type { TripPage } from './page.ts';
import styles from './Editor.module.scss';

/** Calendar and steppers are of no use before somebody wants to change something. */
const loadEditor = () => import('./Editor.tsx');

/** The place for changes, below a stop. */
export function Changes({ page, stop, tour }: { page: TripPage; stop: TripStop; tour: TourDetails }) {
  const [module, call] = useLate(loadEditor);
  useEffect(call, [call]);
  if (module) return <module.Editor page={page} stop={stop} tour={tour} />;
  return (
    <div className={styles['editor']} role="status">
      {module === null ? (
        <FailureNotice retry={page.t.retry} onRetry={call}>
          {errorText({ code: 'unavailable' }, page.locale)}
        </FailureNotice>
      ) : (
        page.t.wait
      )}
    </div>
  );
}
