import { Icon } from './Icon.tsx';
import styles from './QuantityStepper.module.scss';

type Props = {
  value: number;
  max: number;
  min?: number;
  /** One more or one less; not the new value, because several presses may come before the next rendering. */
  onStep: (by: 1 | -1) => void;
  /** Called for a press beyond `max`, so that the reason can be said. */
  onLimit?: () => void;
  /** Names of the buttons: `One adult less`. */
  lessLabel: string;
  moreLabel: string;
  /** Id of the text that says what is counted. */
  labelledBy: string;
  disabled?: boolean;
};

/** A quantity between two buttons. A button at its limit can still take the focus, and says why it does nothing. */
export function QuantityStepper({ value, max, min = 0, onStep, onLimit, lessLabel, moreLabel, labelledBy, disabled = false }: Props) {
  const isLeast = disabled || value <= min;
  const isMost = disabled || value >= max;
  return (
    <div className={styles['stepper']} role="group" aria-labelledby={labelledBy}>
      <button
        type="button"
        className={styles['button']}
        aria-label={lessLabel}
        aria-disabled={isLeast}
        onClick={() => {
          if (!isLeast) onStep(-1);
        }}
      >
        <Icon name="minus" />
      </button>
      <output className={styles['value']} aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className={styles['button']}
        aria-label={moreLabel}
        aria-disabled={isMost}
        onClick={() => {
          if (isMost) onLimit?.();
          else onStep(1);
        }}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
