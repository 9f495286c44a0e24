import styles from './RangeSlider.module.scss';

type Props = {
  min: number;
  max: number;
  low: number;
  high: number;
  onChange: (low: number, high: number) => void;
  lowLabel: string;
  highLabel: string;
  /** How a value is read out: `€40`. */
  text: (value: number) => string;
};

/** Two thumbs on one line. They can meet, never cross. */
export function RangeSlider({ min, max, low, high, onChange, lowLabel, highLabel, text }: Props) {
  const span = Math.max(1, max - min);
  const common = { min, max, step: 1 };
  // Where both thumbs stand at the upper end, only the lower one has somewhere to go.
  const lowOnTop = low > (min + max) / 2;
  return (
    <div className={styles['slider']}>
      <svg className={styles['track']} viewBox={`0 0 ${span} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={span} height="1" className={styles['line']} />
        <rect x={low - min} width={Math.max(0, high - low)} height="1" className={styles['chosen']} />
      </svg>
      <input
        type="range"
        {...common}
        value={low}
        aria-label={lowLabel}
        aria-valuetext={text(low)}
        className={`${styles['thumb']} ${lowOnTop ? styles['top'] : ''}`}
        onChange={(event) => onChange(Math.min(Number(event.target.value), high), high)}
      />
      <input
        type="range"
        {...common}
        value={high}
        aria-label={highLabel}
        aria-valuetext={text(high)}
        className={styles['thumb']}
        onChange={(event) => onChange(low, Math.max(Number(event.target.value), low))}
      />
    </div>
  );
}
