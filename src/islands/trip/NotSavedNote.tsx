import { errorText } from '#i18n/errors/index.ts';
import { $wishlistError } from '#stores/account/wishlist.ts';
import { $notSaved } from '#stores/trip/removal.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { Notice } from '#ui/Notice.tsx';
import { useFrom, type TripPage } from './page.ts';
import { nameOf } from './words.ts';
import styles from './UnfitNote.module.scss';

/** The account's wishlist has refused the stop, which has come back. */
export function NotSavedNote({ page: { locale, t }, stop }: { page: TripPage; stop: TripStop }) {
  const id = useFrom($notSaved, null);
  const error = useFrom($wishlistError, null);
  if (id !== stop.id) return null;
  return (
    <div className={styles['unfit']}>
      <Notice tone="warning">
        <p className={styles['reason']}>{t.notSaved({ name: nameOf(stop, t) })}</p>
        {error && <p>{errorText(error, locale)}</p>}
      </Notice>
    </div>
  );
}
