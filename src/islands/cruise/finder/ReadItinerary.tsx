import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import { portsWithTours, type Match, type WrittenCall } from '#domain/cruises/read-itinerary.ts';
import { formatDay, formatDays } from '#domain/day.ts';
import { paths } from '#domain/routes.ts';
import { whenQuery } from '#domain/when.ts';
import { cruiseFinderMessages } from '#i18n/cruise-finder/index.ts';
import { errorText } from '#i18n/errors/index.ts';
import { $pasted } from '#stores/cruise/pasted.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './CruiseFinder.module.scss';

/** More help nobody to choose. */
const mostMatches = 4;

function Matches({ matches, locale }: { matches: readonly Match[]; locale: Locale }) {
  const t = cruiseFinderMessages(locale);
  return (
    <>
      <p className={styles['found']}>{t.found(matches.length)}</p>
      <ul className={styles['matches']}>
        {matches.map(({ sailing: { cruiseRouteUuid, routeStartDate: from, routeEndDate: to, cruiseShipName, ...titles }, agreeing }) => (
          <li key={cruiseRouteUuid}>
            <a href={paths.cruise(locale, cruiseRouteUuid)}>{{ en: titles.title_en, de: titles.title_de }[locale]}</a>
            <span className={styles['stay']}>
              {[cruiseShipName, formatDays({ from, to }, locale), ...(agreeing > 0 ? [t.agreeing(agreeing)] : [])].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Ports({ calls, locale }: { calls: readonly WrittenCall[]; locale: Locale }) {
  const t = cruiseFinderMessages(locale);
  return (
    <>
      <p className={styles['found']}>{t.notKnown}</p>
      <ul className={styles['matches']}>
        {portsWithTours(calls).map(({ cityId, city, day }) => (
          <li key={`${cityId} ${day}`}>
            <a href={paths.city(locale, 'tours', cityId) + whenQuery({ days: day ? { from: day, to: day } : null, travellers: null })}>
              {day ? t.toursOn({ city, day: formatDay(day, locale, { day: 'numeric', month: 'long' }) }) : t.toursIn({ city })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Answer({ locale }: { locale: Locale }) {
  const t = cruiseFinderMessages(locale);
  const { data, error } = useStore($pasted);
  if (error) return <Notice tone="danger">{errorText(error, locale)}</Notice>;
  if (!data) return null;
  if (data.matches.length > 0) return <Matches matches={data.matches.slice(0, mostMatches)} locale={locale} />;
  return portsWithTours(data.calls).length > 0 ? <Ports calls={data.calls} locale={locale} /> : <Notice>{t.nothing}</Notice>;
}

/** What was made out of the text. */
export const ReadItinerary = ({ locale }: { locale: Locale }) => (
  <div role="status">
    <Answer locale={locale} />
  </div>
);
