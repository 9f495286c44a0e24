import { useEffect } from 'react';
import type { TourDetails } from '#contracts/tours.ts';
import { errorText } from '#i18n/errors/index.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
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
        <Notice
          tone="danger"
          action={
            <Button look="secondary" onClick={call}>
              {page.t.retry}
            </Button>
          }
        >
          {errorText({ code: 'unavailable' }, page.locale)}
        </Notice>
      ) : (
        page.t.wait
      )}
    </div>
  );
}
