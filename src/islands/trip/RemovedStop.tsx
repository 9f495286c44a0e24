import { useEffect, useRef } from 'react';
import { mostItems } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import type { TripMessages } from '#i18n/trip/index.ts';
import { undoRemoval, type Removal } from '#stores/trip/removal.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { TripPage } from './page.ts';
import { nameOf } from './words.ts';
import styles from './RemovedStop.module.scss';

function removedText({ stop, isSaved, hasNoRoom }: Removal, t: TripMessages): string {
  const name = nameOf(stop, t);
  if (hasNoRoom) return isSaved ? t.noRoomSaved({ name, most: mostItems }) : t.noRoom({ name, most: mostItems });
  return isSaved ? t.saved({ name }) : t.removed({ name });
}

/** In the place of what was removed: the way back, which has the focus. */
export function RemovedStop({ page: { locale, t, say, focusOn }, removed }: { page: TripPage; removed: Removal }) {
  const undo = useRef<HTMLDivElement>(null);
  const { stop, hasNoRoom } = removed;
  const tour = stop.tour.data;
  useEffect(() => undo.current?.querySelector('button')?.focus(), [stop.id]);
  const putBack = () => {
    if (!undoRemoval()) return say(removedText({ ...removed, hasNoRoom: true }, t));
    focusOn({ id: stop.id, part: 'name' });
    say(t.restored({ name: nameOf(stop, t) }));
  };
  return (
    <div ref={undo} className={styles['removed']} data-no-room={hasNoRoom || undefined}>
      <p>
        {removedText(removed, t)} {hasNoRoom && tour && <a href={paths.tour(locale, tour.normalizedUrlPath)}>{t.toTour}</a>}
      </p>
      <Button look="quiet" onClick={putBack}>
        <Icon name="undo" size={18} /> {hasNoRoom ? t.retry : t.undo}
      </Button>
    </div>
  );
}
