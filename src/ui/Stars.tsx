import styles from './Stars.module.scss';

const highest = 5;
/** One star, and the way to the next. */
const outline = 'l2.5 5.4 5.9.7-4.4 4 1.2 5.9-5.2-2.9-5.2 2.9 1.2-5.9-4.4-4 5.9-.7zm21.25 0';
const left = 'v13.1l-5.2 2.9 1.2-5.9-4.4-4 5.9-.7z';

const starts = (star: number): string => `M${10 + 21.25 * star} 1.6`;
const outlines = (from: number, to: number): string => starts(from) + outline.repeat(to - from);

/**
 * A rating out of five, to the half star: the picture for the eye, `label` for the ear. Two paths, because a page shows many ratings, and
 * a half lies over an empty star.
 */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const halves = Math.round(rating * 2);
  const full = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? starts(full) + left : '';
  return (
    <svg className={styles['stars']} viewBox="0 0 105 20" width="84" height="16" role="img" aria-label={label}>
      {full < highest && <path className={styles['empty']} d={outlines(full, highest)} />}
      {halves > 0 && <path className={styles['full']} d={(full > 0 ? outlines(0, full) : '') + half} />}
    </svg>
  );
}
