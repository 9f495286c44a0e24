import styles from './CardBadges.module.scss';
import type { TourCardView } from './TourCard.tsx';

type Props = { view: Pick<TourCardView, 'offer' | 'badge'>; className: string | undefined };

/** What sets a tour apart from others, over its picture: `−20%`, "On request". */
export const CardBadges = ({ view: { offer, badge }, className }: Props) =>
  (offer ?? badge) && (
    <span className={`${styles['badges']} ${className}`}>
      {offer && <span className={`${styles['badge']} ${styles['savings']}`}>{offer.savings}</span>}
      {badge && <span className={styles['badge']}>{badge}</span>}
    </span>
  );
