import { closeDraft, openDraft } from '#stores/trip/draft.ts';
import { removeStop } from '#stores/trip/removal.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { Icon } from '#ui/Icon.tsx';
import type { TripPage } from './page.ts';
import { isGone, nameOf } from './words.ts';
import styles from './StopCard.module.scss';

type Props = { page: TripPage; stop: TripStop; isChanging: boolean };

/** Change and remove: which stop they are about is said to those who hear them one by one. */
export function StopActions({ page: { locale, t, say }, stop, isChanging }: Props) {
  const name = nameOf(stop, t);
  const remove = () => {
    if (isChanging) closeDraft();
    removeStop(stop);
    say(t.removed({ name }));
  };
  return (
    <div className={styles['actions']}>
      {!isGone(stop) && (
        <button
          type="button"
          className={styles['action']}
          data-focus="change"
          aria-label={t.changeOf({ name })}
          aria-expanded={isChanging}
          data-later={!stop.tour.data || undefined}
          onClick={() => (isChanging ? closeDraft() : openDraft(stop.wish, locale))}
        >
          <Icon name="sliders" size={18} /> {t.change}
        </button>
      )}
      <button type="button" className={styles['action']} aria-label={t.removeOf({ name })} onClick={remove}>
        <Icon name="x" size={18} /> {t.remove}
      </button>
    </div>
  );
}
