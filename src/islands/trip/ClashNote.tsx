import type { Clash } from '#domain/itinerary.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { Icon } from '#ui/Icon.tsx';
import type { TripPage } from './page.ts';
import { clashText } from './words.ts';
import styles from './Days.module.scss';

/** Why a stop does not fit with one before it. */
export function ClashNote({ page: { locale, t }, clash, stop }: { page: TripPage; clash: Clash<TripStop>; stop: TripStop }) {
  return (
    <p className={styles['clash']}>
      <Icon name="alert" size={18} className={styles['sign']} /> <span>{clashText(clash, stop, locale, t)}</span>
    </p>
  );
}
