import type { Locale } from '#contracts/common.ts';
import type { Coordinates } from '#domain/distance.ts';
import { possibleOrders, possibleOrder, type SortOrder } from '#domain/sort-orders.ts';
import { distanceMessages } from '#i18n/distance/index.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { choose } from '#stores/listing/choices.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './SortPicker.module.scss';

type Props = {
  sort: SortOrder | null;
  /** From where distances count, where that is known. */
  place: Coordinates | undefined;
  locale: Locale;
};

export function SortPicker({ sort, place, locale }: Props) {
  const t = listingMessages(locale);
  const names: Record<SortOrder, string> = {
    soonest: t.soonest,
    distance: distanceMessages(locale).sort,
    rating: t.sortRating,
    low: t.low,
    high: t.high,
    duration: t.sortDuration,
    name: t.name,
  };
  const orders = possibleOrders(place);
  return (
    <label className={styles['picker']}>
      <span className={styles['label']}>{t.sort}</span>
      <span className={styles['field']}>
        <select
          className={styles['select']}
          value={possibleOrder(sort, place) ?? ''}
          autoComplete="off"
          onChange={(event) => choose({ sort: orders.find((order) => order === event.target.value) ?? null })}
        >
          <option value="">{t.recommended}</option>
          {orders.map((order) => (
            <option key={order} value={order}>
              {names[order]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles['arrow']} />
      </span>
    </label>
  );
}
