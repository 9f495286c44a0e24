import { useId, type ReactNode } from 'react';
import type { TourComponent } from '#contracts/tours.ts';
import { namedTimes } from '#domain/choice.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { FieldError } from '#ui/FieldError.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import type { Fit } from '../cruise/ClockLine.tsx';
import styles from './TimeField.module.scss';

type Props = {
  t: BookingMessages;
  /** The departures of the chosen day. */
  starts: readonly TourComponent[];
  isLoading: boolean;
  chosen: string | null | undefined;
  /** What is wrong with the choice. */
  error: string | undefined;
  /** True where guests name the time: a list of all that can be named, and no word about places left. */
  startingTimeEntryRequired: boolean;
  /** Where little room is: nothing before there are times to choose from, and their title for the ear alone. */
  isBrief?: boolean;
  /** Where guests are from a ship, what is said of a start beside its places. */
  fitMark?: ((fit: Fit) => ReactNode) | undefined;
  onChoose: (startingTime: string) => void;
};

/** The departures of a day. */
export function TimeField({ t, starts, isLoading, chosen, error, startingTimeEntryRequired, isBrief = false, fitMark, onChoose }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  if (isBrief && starts.length === 0) return isLoading ? <p className={styles['wait']}>{t.checkingTimes}</p> : null;
  if (startingTimeEntryRequired && starts.length > 0)
    return (
      <SelectField
        id={id}
        label={t.preferredTime}
        error={error}
        placeholder={t.chooseTime}
        options={namedTimes(starts).map(({ startingTime }) => ({ value: startingTime, label: startingTime }))}
        value={chosen ?? ''}
        data-step="select_time"
        onChange={({ currentTarget: { value } }) => onChoose(value)}
      />
    );
  return (
    <fieldset aria-busy={isLoading}>
      <legend className={isBrief ? 'visually-hidden' : styles['legend']}>{t.startingTime}</legend>
      {error && <FieldError id={errorId} text={error} />}
      {starts.length === 0 ? (
        <p className={styles['later']}>{isLoading ? t.checking : t.timesLater}</p>
      ) : (
        <div className={styles['times']} data-missing={error ? true : undefined}>
          {starts.map(({ startingTime, seatsLeft, verdict }) => (
            <label key={startingTime} className={styles['time']}>
              <input
                type="radio"
                name="starting-time"
                value={startingTime}
                className="visually-hidden"
                data-step="select_time"
                checked={startingTime === chosen}
                disabled={seatsLeft === 0}
                aria-describedby={error ? errorId : undefined}
                onChange={() => onChoose(startingTime)}
              />
              <strong className={styles['clock']}>{startingTime}</strong>
              <span className={styles['seats']}>{seatsLeft === 0 ? t.soldOut : t.seatsLeft(seatsLeft)}</span>
              {verdict && fitMark?.(verdict.fit)}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
