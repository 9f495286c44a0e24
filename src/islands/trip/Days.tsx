import { formatDay } from '#domain/day.ts';
import { clashesOf, hasSeveralClocks, itineraryOf } from '#domain/itinerary.ts';
import type { Removal } from '#stores/trip/removal.ts';
import { isOnTheWay, type TripStop } from '#stores/trip/stops.ts';
import { ClashNote } from './ClashNote.tsx';
import type { TripPage } from './page.ts';
import { RemovedStop } from './RemovedStop.tsx';
import { StopCard } from './StopCard.tsx';
import styles from './Days.module.scss';

type Props = { page: TripPage; stops: readonly TripStop[]; removed: Removal | null };

/** The itinerary: day after day by the venues' calendars, what was just removed still in its place. */
export function Days({ page, stops, removed }: Props) {
  const { locale } = page;
  const onTheWay = stops.filter(isOnTheWay);
  const clashes = clashesOf(onTheWay);
  const namesZones = hasSeveralClocks(onTheWay);
  const gone = removed && !stops.some(({ id }) => id === removed.stop.id) ? removed : null;
  const shown = gone ? [...stops, gone.stop] : stops;
  return itineraryOf(shown).map(({ day, stops: ofDay }) => (
    <section key={day} className={styles['day']} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={styles['date']}>
        <span className={styles['number']}>{formatDay(day, locale, { day: 'numeric' }).replace('.', '')}</span>
        <span className={styles['words']}>
          {formatDay(day, locale, { weekday: 'long' })}
          <span className={styles['month']}>{formatDay(day, locale, { month: 'long', year: 'numeric' })}</span>
        </span>
      </h2>
      <ol className={styles['stops']}>
        {ofDay.map((stop) => {
          const clash = clashes.get(stop.id);
          return (
            <li key={stop.id} className={styles['stop']}>
              {clash && <ClashNote page={page} clash={clash} stop={stop} />}
              <div className={styles['at']}>
                {stop === gone?.stop ? (
                  <RemovedStop page={page} removed={gone} />
                ) : (
                  <StopCard page={page} stop={stop} namesZone={namesZones} />
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  ));
}
