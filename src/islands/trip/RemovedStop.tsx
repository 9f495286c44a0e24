import { useEffect, useRef } from 'react';
import { undoRemoval, type Removal } from '#stores/trip/removal.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { TripPage } from './page.ts';
import { nameOf } from './words.ts';
import styles from './RemovedStop.module.scss';

/** In the place of what was removed: the way back, which has the focus. */
export function RemovedStop({ page: { t, say, focusOn }, removed: { stop, isSaved } }: { page: TripPage; removed: Removal }) {
  const undo = useRef<HTMLDivElement>(null);
  const name = nameOf(stop, t);
  useEffect(() => undo.current?.querySelector('button')?.focus(), [stop.id]);
  return (
    <div ref={undo} className={styles['removed']}>
      <p>{isSaved ? t.saved({ name }) : t.removed({ name })}</p>
      <Button
        look="quiet"
        onClick={() => {
          focusOn({ id: stop.id, part: 'name' });
          undoRemoval();
          say(t.restored({ name }));
        }}
      >
        <Icon name="undo" size={18} /> {t.undo}
      </Button>
    </div>
  );
}
