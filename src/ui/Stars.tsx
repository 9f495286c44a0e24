import styles from './Stars.module.scss';

const highest = 5;
/** One star, and the way to the next. */
const outline = 'l2.5 5.4 5.9.7-4.4 4 1.2 5.9-5.2-2.9-5.2 2.9 1.2-5.9-4.4-4 5.9-.7zm21.25 0';

const outlines = (from: number, to: number): string => `M${10 + 21.25 * from} 1.6${outline.repeat(to - from)}`;

/** A rating out of five: the picture for the eye, `label` for the ear. Two paths, because a page shows many ratings. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const full = Math.round(rating);
  return (
    <svg className={styles['stars']} viewBox="0 0 105 20" width="84" height="16" role="img" aria-label={label}>
      <path className={styles['full']} d={outlines(0, full)} />
      {full < highest && <path className={styles['empty']} d={outlines(full, highest)} />}
    </svg>
  );
}
