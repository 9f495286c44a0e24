import type { ComponentProps } from 'react';
import { mostItems } from '#contracts/common.ts';
import { $draft, toggleDraft } from '#stores/trip/draft.ts';
import { $notSaved, $removal, removeStop, saveStopForLater } from '#stores/trip/removal.ts';
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
export function StopActions({ page: { locale, t, say, focusOn }, stop, isChanging }: Props) {
  const name = nameOf(stop, t);
  const change = () => {
    const open = $draft.get();
    if (!toggleDraft(stop.wish, locale) && open) focusOn({ id: open.wish.id, part: 'keep' });
  };
  const save = async () => {
    say(t.saved({ name }));
    if (await saveStopForLater(stop)) return;
    if ($notSaved.get()?.id === stop.id) {
      // The way back that had the focus is gone.
      focusOn({ id: stop.id, part: 'name' });
      say(t.notSaved({ name }));
    } else if ($removal.get()?.hasNoRoom) say(t.noRoom({ name, most: mostItems }));
  };
  const remove = () => {
    removeStop(stop);
    say(t.removed({ name }));
  };
  return (
    <div className={styles['actions']} data-screen-only>
      {!isGone(stop) && (
        <>
          {(stop.tour.data || stop.tour.status !== 'error') && (
            <Action
              icon="sliders"
              data-focus="change"
              aria-label={t.changeOf({ name })}
              aria-expanded={isChanging}
              data-later={!stop.tour.data || undefined}
              onClick={change}
            >
              {t.change}
            </Action>
          )}
          <Action icon="heart" aria-label={t.laterOf({ name })} onClick={() => void save()}>
            {t.later}
          </Action>
        </>
      )}
      <Action icon="x" aria-label={t.removeOf({ name })} onClick={remove}>
        {t.remove}
      </Action>
    </div>
  );
}
