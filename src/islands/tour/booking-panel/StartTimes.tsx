import type { BookingMessages } from '#i18n/booking/index.ts';
import { chooseTime } from '#stores/tour/booking.ts';
import { useChoice, useDepartures, useIsAsked, useProblem } from '../use-booking.ts';
import styles from './StartTimes.module.scss';

/** The departures of the chosen day, in a row whose height is the same before and after. */
export function StartTimes({ t }: { t: BookingMessages }) {
  const { status, data: starts } = useDepartures();
  const chosen = useChoice()?.startingTime;
  const problem = useProblem();
  const isAsked = useIsAsked();
  const isMissing = isAsked && problem?.code === 'select_time';
  return (
    <fieldset aria-busy={status === 'loading'}>
      <legend className={styles['legend']}>{t.startingTime}</legend>
      {starts.length === 0 ? (
        <p className={styles['later']}>{status === 'loading' ? t.checking : t.timesLater}</p>
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
                onChange={() => chooseTime(startingTime)}
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
