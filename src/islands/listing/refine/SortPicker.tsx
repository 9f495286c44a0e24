import type { Locale } from '#contracts/common.ts';
import { sortOrders, type SortOrder } from '#domain/listing.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import { choose } from '#stores/listing/choices.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './SortPicker.module.scss';

export function SortPicker({ sort, locale }: { sort: SortOrder | null; locale: Locale }) {
  const t = listingMessages(locale);
  return (
    <label className={styles['picker']}>
      <span className={styles['label']}>{t.sort}</span>
      <span className={styles['field']}>
        <select
          className={styles['select']}
          value={sort ?? ''}
          autoComplete="off"
          onChange={(event) => choose({ sort: sortOrders.find((order) => order === event.target.value) ?? null })}
        >
          <option value="">{t.recommended}</option>
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {t[order]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles['arrow']} />
      </span>
    </label>
  );
}
