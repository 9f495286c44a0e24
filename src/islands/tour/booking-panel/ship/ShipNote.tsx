import { useId } from 'react';
import type { Day, Locale } from '#contracts/common.ts';
import { formatDay } from '#domain/day.ts';
import { paths } from '#domain/routes.ts';
import { shipPromiseMessages } from '#i18n/ship-promise/index.ts';
import { shipNoteMessages } from '#i18n/ship-note/index.ts';
import { ClockLine } from '#views/cruise/ClockLine.tsx';
import type { Note } from '../use-ship.ts';
import styles from './ShipNote.module.scss';

const dayText = (day: Day, locale: Locale): string => formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'long' });

type Props = { locale: Locale; note: Note };

/** What the ship clock says of the chosen start; where it is tight, the shopper says whether that is enough. */
function Clock({ locale, note: { departure, isAgreed, agreeToTight } }: Props) {
  const t = shipNoteMessages(locale);
  const id = useId();
  const { verdict, clock = '' } = departure ?? {};
  if (!verdict) return <p>{t.noTime}</p>;
  return (
    <>
      <ClockLine id={id} fit={verdict.fit} clock={clock} />
      {verdict.fit === 'tight' && (
        <label className={styles['agree']}>
          <input
            type="checkbox"
            data-step="ship"
            checked={isAgreed}
            aria-describedby={id}
            onChange={({ currentTarget }) => agreeToTight(currentTarget.checked)}
          />
          {t.agree}
        </label>
      )}
    </>
  );
}

/** The ship is elsewhere on the chosen day: the days on which it is here. */
function OtherDays({ locale, note: { chooseDay }, days }: Props & { days: readonly Day[] }) {
  const t = shipNoteMessages(locale);
  return (
    <>
      <ClockLine fit="no" clock={t.notThere} />
      {days.map((day) => (
        <button key={day} type="button" className={styles['way']} data-step="ship" onClick={() => void chooseDay(day)}>
          {t.chooseDay({ day: dayText(day, locale) })}
        </button>
      ))}
    </>
  );
}

/** From which ship the tour is taken, when it is in port, and whether the chosen start brings its guests back in time. */
export function ShipNote({ locale, note }: Props) {
  const t = shipNoteMessages(locale);
  const { tour, day, isMissing, leaveShip } = note;
  const calls = tour?.shoreCalls ?? [];
  const call = calls.find(({ days }) => day && days.includes(day)) ?? calls[0];
  if (!tour || !call) return null;
  const isThere = !day || call.days.includes(day);
  const open = calls.flatMap(({ days }) => days).filter((one) => tour.availability.availableDates.includes(one));
  return (
    <section className={styles['note']} aria-label={t.title} aria-live="polite" data-missing={isMissing || undefined}>
      <p className={styles['ship']}>
        <a href={paths.cruise(locale, call.cruiseRouteUuid)} title={t.see}>
          {call.ship}
        </a>
      </p>
      <p className={styles['stay']}>{call.stay}</p>
      {day && (isThere ? <Clock locale={locale} note={note} /> : <OtherDays locale={locale} note={note} days={open} />)}
      <p className={styles['promise']}>{shipPromiseMessages(locale).ship_missed_call}</p>
      <button type="button" className={styles['way']} data-step="ship" onClick={() => void leaveShip()}>
        {t.leave}
      </button>
    </section>
  );
}
