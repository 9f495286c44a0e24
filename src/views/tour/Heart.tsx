import { Icon } from '#ui/Icon.tsx';
import styles from './Heart.module.scss';

/** Saves a tour for later. It works without React: whether it is pressed is set from outside, wherever it stands. */
export function Heart({ tourId, label }: { tourId: string; label: string }) {
  return (
    <button type="button" className={styles['heart']} data-heart={tourId} aria-pressed="false" aria-label={label} suppressHydrationWarning>
      <Icon name="heart" size={22} />
    </button>
  );
}
