import styles from './Stars.module.scss';

/** A rating out of five: the picture for the eye, `label` for the ear. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className={styles['stars']} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" className={star <= Math.round(rating) ? styles['full'] : styles['empty']}>
          <path d="M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.9L10 14.7l-5.2 2.9L6 11.7l-4.4-4 5.9-.7z" />
        </svg>
      ))}
    </span>
  );
}
