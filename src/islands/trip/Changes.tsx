import type { TourDetails } from '#contracts/tours.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { Late } from './Late.tsx';
import type { TripPage } from './page.ts';
import styles from './Editor.module.scss';

/** Calendar and steppers are of no use before somebody wants to change something. */
const loadEditor = () => import('./Editor.tsx');

/** The place for changes, below a stop. */
export const Changes = ({ page, stop, tour }: { page: TripPage; stop: TripStop; tour: TourDetails }) => (
  <Late page={page} className={styles['editor']} load={loadEditor}>
    {({ Editor }) => <Editor page={page} stop={stop} tour={tour} />}
  </Late>
);
