import type { Day, Locale } from '#contracts/common.ts';
import type { DayState } from '#domain/availability.ts';
import { firstDayOf, weeksOf, type Month } from '#domain/calendar.ts';
import { formatDay } from '#domain/day.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { Weekdays } from './Weekdays.tsx';
import styles from './MonthGrid.module.scss';

type Props = {
  month: Month;
  locale: Locale;
  t: BookingMessages;
  today: Day;
  selected: Day | undefined;
  /** The one day that the Tab key reaches. */
  tabbable: Day;
  stateOf: (day: Day) => DayState;
  /** Of the days that are free, where they do not all cost the same. */
  priceOf: (day: Day) => PriceOfDay | undefined;
  /** Whether the shopper's ship is in port. */
  hasShip: (day: Day) => boolean;
  onChoose: (day: Day) => void;
};

/** What a day costs, as its cell says it, and for who hears it. */
export type PriceOfDay = { short: string; words: string; isLowest: boolean };

type Told = { state: DayState; price: PriceOfDay | undefined; isInPort: boolean };

function dayWords(day: Day, { state, price, isInPort }: Told, locale: Locale, t: BookingMessages): string {
  const notes: Partial<Record<DayState, string>> = { soldOut: t.legendSoldOut, onRequest: t.legendOnRequest };
  return [formatDay(day, locale), notes[state], price?.words, isInPort && t.legendInPort].filter(Boolean).join(', ');
}

/** One month as a grid. Days that cannot be chosen stay reachable by key, so that "sold out" can be heard. */
export function MonthGrid({ month, locale, t, today, selected, tabbable, stateOf, priceOf, hasShip, onChoose }: Props) {
  const id = `month-${month}`;
  const cell = (day: Day) => {
    const state = stateOf(day);
    const isFree = state === 'open' || state === 'onRequest';
    const price = isFree ? priceOf(day) : undefined;
    const isInPort = hasShip(day);
    return (
      <button
        type="button"
        className={styles['day']}
        data-day={day}
        data-state={state}
        data-price={price?.short}
        data-lowest={price?.isLowest}
        data-in-port={isInPort || undefined}
        tabIndex={day === tabbable ? 0 : -1}
        aria-label={dayWords(day, { state, price, isInPort }, locale, t)}
        aria-disabled={!isFree}
        aria-pressed={day === selected}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => {
          if (isFree) onChoose(day);
        }}
      >
        {Number(day.slice(8))}
      </button>
    );
  };
  return (
    <div className={styles['month']}>
      <p id={id} className={styles['caption']} aria-live="polite">
        {formatDay(firstDayOf(month), locale, { month: 'long', year: 'numeric' })}
      </p>
      <table role="grid" aria-labelledby={id} className={styles['grid']}>
        <Weekdays locale={locale} />
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (
                <td key={column} className={styles['cell']}>
                  {day && cell(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
