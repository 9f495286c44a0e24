import { Icon } from '#ui/Icon.tsx';
import styles from './CardFacts.module.scss';
import type { TourCardView } from './TourCard.tsx';

type Props = {
  view: Pick<TourCardView, 'away' | 'kind' | 'duration' | 'free'>;
  /** False where the card says it elsewhere. */
  hasKind: boolean;
  className: string | undefined;
};

/** What a tour is like, in a few words: `Food and drink · 3 hours · Free cancellation`. */
export const CardFacts = ({ view: { away, kind, duration, free }, hasKind, className }: Props) => (
  <p className={`${styles['facts']} ${className}`}>
    {away && (
      <span className={styles['away']}>
        <Icon name="pin" size={14} /> {away}{' '}
      </span>
    )}
    {hasKind && kind && <span className={styles['kind']}>{kind} </span>}
    {duration && <span>{duration} </span>}
    {free && <span className={styles['free']}>{free}</span>}
  </p>
);
