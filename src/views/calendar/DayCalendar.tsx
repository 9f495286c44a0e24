import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CurrencyCode, Day, Locale } from '#contracts/common.ts';
import type { TourComponent } from '#contracts/tours.ts';
import { dayPrices, dayState, isInPort, lastDay, nextOpenDays, type Bookable, type DayPrice, type DayState } from '#domain/availability.ts';
import { addMonths, dayByKey, monthOf } from '#domain/calendar.ts';
import { numberFormat } from '#domain/formatters.ts';
import { priceText } from '#domain/money.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { Icon } from '#ui/Icon.tsx';
import { MonthGrid, type PriceOfDay } from './MonthGrid.tsx';
import styles from './DayCalendar.module.scss';

type Props = {
  locale: Locale;
  t: BookingMessages;
  isOpen: boolean;
  bookable: Bookable | null;
  /** The venue's day. */
  today: Day;
  selected: Day | undefined;
  /** The departures of the selected day, as far as they are known. */
  departures: readonly TourComponent[];
  onChoose: (day: Day) => void;
};

/** A cell of a phone has room for so many letters. */
const mostLetters = 7;

function priceOfDay({ price, isLowest }: DayPrice, currency: CurrencyCode, locale: Locale, t: BookingMessages): PriceOfDay {
  const text = priceText(price, currency, locale);
  return {
    short: text.length > mostLetters ? numberFormat(locale).format(price) : text,
    words: isLowest ? `${text}, ${t.legendCheapest}` : text,
    isLowest,
  };
}

const monthsShown = (): number => (matchMedia('(min-width: 768px)').matches ? 2 : 1);

/** Six months of days: free ones can be chosen, sold-out and on-request ones are marked; weeks start on Monday. */
export function DayCalendar({ locale, t, isOpen, bookable, today, selected, departures, onChoose }: Props) {
  const last = lastDay(today);
  const [shown] = useState(monthsShown);
  const [day, setDay] = useState(selected ?? (bookable ? nextOpenDays(bookable, today, 1)[0] : undefined) ?? today);
  const [month, setMonth] = useState(monthOf(day));
  const calendar = useRef<HTMLDivElement>(null);
  const isFocused = useRef(true);
  const months = Array.from({ length: shown }, (_, index) => addMonths(month, index));
  const stateOf = (any: Day): DayState =>
    bookable ? dayState(bookable, any, today, any === selected && departures.length > 0 ? departures : undefined) : 'closed';

  const prices = bookable ? dayPrices(bookable) : undefined;
  const priceOf = (any: Day): PriceOfDay | undefined => {
    const found = prices?.get(any);
    return bookable && found ? priceOfDay(found, bookable.currencyCode, locale, t) : undefined;
  };

  useEffect(() => {
    if (isOpen && isFocused.current) calendar.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    isFocused.current = !isOpen;
  }, [day, isOpen]);

  const turn = (count: number) => {
    const target = addMonths(month, count);
    setMonth(target);
    if (monthOf(day) < target || monthOf(day) > addMonths(target, shown - 1)) setDay(target > monthOf(today) ? `${target}-01` : today);
  };
  const move = (event: KeyboardEvent) => {
    const target = dayByKey(day, event.key, today, last);
    if (!target || !(event.target instanceof HTMLElement) || !event.target.dataset['day']) return;
    event.preventDefault();
    isFocused.current = true;
    setDay(target);
    if (monthOf(target) < month) setMonth(monthOf(target));
    else if (monthOf(target) > addMonths(month, shown - 1)) setMonth(addMonths(monthOf(target), 1 - shown));
  };
  return (
    <div ref={calendar} className={styles['calendar']} onKeyDown={move}>
      <button
        type="button"
        className={styles['turn']}
        aria-label={t.previousMonth}
        aria-disabled={month <= monthOf(today)}
        onClick={() => {
          if (month > monthOf(today)) turn(-1);
        }}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className={styles['turn']}
        aria-label={t.nextMonth}
        aria-disabled={addMonths(month, shown) > monthOf(last)}
        onClick={() => {
          if (addMonths(month, shown) <= monthOf(last)) turn(1);
        }}
      >
        <Icon name="chevron-right" />
      </button>
      <div className={styles['months']}>
        {months.map((each) => (
          <MonthGrid
            key={each}
            month={each}
            locale={locale}
            t={t}
            today={today}
            selected={selected}
            tabbable={day}
            stateOf={stateOf}
            priceOf={priceOf}
            hasShip={(any) => bookable !== null && isInPort(bookable, any)}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}
