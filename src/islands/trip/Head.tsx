import type { Day } from '#contracts/common.ts';
import { extentText } from '#domain/trip-extent.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import type { TripPage } from './page.ts';
import { rangeText } from './words.ts';
import styles from './Trip.module.scss';

type Props = { page: TripPage; stops: readonly TripStop[]; days: readonly Day[] };

/** Where it takes place: null where the shop has its tour no more. */
const cityOf = ({ tour }: TripStop): string | undefined | null => (tour.status === 'loaded' && !tour.data ? null : tour.data?.tourCity);

/** What the page is called, and how much of a journey it is. */
export function Head({ page, stops, days }: Props) {
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']}>{page.t.title}</h1>
      {stops.length > 0 && (
        <p className={styles['lead']}>
          {extentText(stops.map(cityOf), page.t)} <span className={styles['range']}>{rangeText(days, page.locale)}</span>
        </p>
      )}
    </header>
  );
}
