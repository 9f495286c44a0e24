import { errorText } from '#i18n/errors/index.ts';
import { $notSaved } from '#stores/trip/removal.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { Notice } from '#ui/Notice.tsx';
import { useFrom, type TripPage } from './page.ts';
import { nameOf } from './words.ts';
import styles from './UnfitNote.module.scss';

/** The account's wishlist has refused the stop, which has come back. */
export function NotSavedNote({ page: { locale, t }, stop }: { page: TripPage; stop: TripStop }) {
  const notSaved = useFrom($notSaved, null);
  if (notSaved?.id !== stop.id) return null;
  const { error } = notSaved;
  return (
    <div className={styles['unfit']}>
      <Notice tone="warning">
        <p className={styles['reason']}>{t.notSaved({ name: nameOf(stop, t) })}</p>
        {error && <p>{errorText(error, locale)}</p>}
      </Notice>
    </div>
  );
}
