import type { TourComponent } from '#contracts/tours.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import styles from './TimeField.module.scss';

type Props = {
  t: BookingMessages;
  /** The departures of the chosen day. */
  starts: readonly TourComponent[];
  isLoading: boolean;
  chosen: string | null | undefined;
  isMissing: boolean;
  onChoose: (startingTime: string) => void;
};

/** The departures of a day, in a row whose height is the same before and after. */
export function TimeField({ t, starts, isLoading, chosen, isMissing, onChoose }: Props) {
  return (
    <fieldset aria-busy={isLoading}>
      <legend className={styles['legend']}>{t.startingTime}</legend>
      {starts.length === 0 ? (
        <p className={styles['later']}>{isLoading ? t.checking : t.timesLater}</p>
      ) : (
        <div className={styles['times']} data-missing={isMissing || undefined}>
          {starts.map(({ startingTime, seatsLeft }) => (
            <label key={startingTime} className={styles['time']}>
              <input
                type="radio"
                name="starting-time"
                value={startingTime}
                className="visually-hidden"
                data-step="select_time"
                checked={startingTime === chosen}
                disabled={seatsLeft === 0}
                onChange={() => onChoose(startingTime)}
              />
              <strong className={styles['clock']}>{startingTime}</strong>
              <span className={styles['seats']}>{seatsLeft === 0 ? t.soldOut : t.seatsLeft(seatsLeft)}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
