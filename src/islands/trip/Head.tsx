import type { Day } from '#contracts/common.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import type { TripPage } from './page.ts';
import { rangeText } from './words.ts';
import styles from './Trip.module.scss';

type Props = { page: TripPage; stops: readonly TripStop[]; days: readonly Day[] };

/** `3 stops in Rome`, `5 stops in 2 cities`; without the cities while they are not known. */
function extentText({ t }: TripPage, stops: readonly TripStop[]): string {
  const known = stops.filter(({ tour }) => tour.status !== 'loaded' || tour.data);
  const cities = [...new Set(known.map(({ tour }) => tour.data?.tourCity))];
  if (cities.length === 0 || cities.includes(undefined)) return t.stops(stops.length);
  return t.stopsIn({ stops: t.stops(stops.length), cities: cities.length === 1 ? (cities[0] ?? '') : t.cities(cities.length) });
}

/** What the page is called, and how much of a journey it is. */
export function Head({ page, stops, days }: Props) {
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']}>{page.t.title}</h1>
      {stops.length > 0 && (
        <p className={styles['lead']}>
          {extentText(page, stops)} <span className={styles['range']}>{rangeText(days, page.locale)}</span>
        </p>
      )}
    </header>
  );
}
