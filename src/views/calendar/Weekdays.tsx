import type { Locale } from '#contracts/common.ts';
import { addDays, formatDay } from '#domain/day.ts';
import styles from './MonthGrid.module.scss';

const aMonday = '2026-01-05';
const weekdays = Array.from({ length: 7 }, (_, index) => addDays(aMonday, index));

/** The head of a month's table: weeks start on Monday. */
export function Weekdays({ locale }: { locale: Locale }) {
  return (
    <thead>
      <tr>
        {weekdays.map((day) => (
          <th key={day} scope="col" abbr={formatDay(day, locale, { weekday: 'long' })} className={styles['weekday']}>
            {formatDay(day, locale, { weekday: 'short' })}
          </th>
        ))}
      </tr>
    </thead>
  );
}
