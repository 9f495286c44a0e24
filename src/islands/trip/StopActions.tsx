import type { ComponentProps } from 'react';
import { closeDraft, openDraft } from '#stores/trip/draft.ts';
import { removeStop, saveStopForLater } from '#stores/trip/removal.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { Icon } from '#ui/Icon.tsx';
import type { TripPage } from './page.ts';
import { isGone, nameOf } from './words.ts';
import styles from './StopActions.module.scss';

type Props = { page: TripPage; stop: TripStop; isChanging: boolean };

const Action = ({ icon, children, ...button }: ComponentProps<'button'> & { icon: ComponentProps<typeof Icon>['name'] }) => (
  <button type="button" className={styles['action']} {...button}>
    <Icon name={icon} size={18} /> {children}
  </button>
);

/** Change, save for later, remove: which stop they are about is said to those who hear them one by one. */
export function StopActions({ page: { locale, t, say }, stop, isChanging }: Props) {
  const name = nameOf(stop, t);
  const takeOut = (out: (stop: TripStop) => void, said: string) => () => {
    if (isChanging) closeDraft();
    out(stop);
    say(said);
  };
  return (
    <div className={styles['actions']} data-screen-only>
      {!isGone(stop) && (
        <>
          <Action
            icon="sliders"
            data-focus="change"
            aria-label={t.changeOf({ name })}
            aria-expanded={isChanging}
            data-later={!stop.tour.data || undefined}
            onClick={() => (isChanging ? closeDraft() : openDraft(stop.wish, locale))}
          >
            {t.change}
          </Action>
          <Action icon="heart" aria-label={t.laterOf({ name })} onClick={takeOut(saveStopForLater, t.saved({ name }))}>
            {t.later}
          </Action>
        </>
      )}
      <Action icon="x" aria-label={t.removeOf({ name })} onClick={takeOut(removeStop, t.removed({ name }))}>
        {t.remove}
      </Action>
    </div>
  );
}
