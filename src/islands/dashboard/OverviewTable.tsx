import type { OverviewEntry } from '#contracts/account.ts';
import type { Locale } from '#contracts/common.ts';
import { overviewColumns, type OverviewColumn, type OverviewOrder } from '#domain/booking-overview.ts';
import { totalText } from '#domain/cart-view.ts';
import { formatDay } from '#domain/day.ts';
import { overviewMessages } from '#i18n/overview.ts';
import styles from './Organization.module.scss';

type Props = { locale: Locale; entries: readonly OverviewEntry[]; order: OverviewOrder; onOrder: (order: OverviewOrder) => void };

function cellText(entry: OverviewEntry, column: OverviewColumn, locale: Locale): string {
  const t = overviewMessages(locale);
  if (column === 'queryDate') return t.when({ day: formatDay(entry.queryDate, locale, { dateStyle: 'medium' }), time: entry.startingTime });
  if (column === 'grandTotal') return totalText(entry, locale);
  if (column === 'invoiced') return entry.invoiced === undefined ? '' : totalText({ grandTotal: entry.invoiced, currencyCode: entry.currencyCode }, locale);
  return column === 'status' ? t[`status_${entry.status}`] : entry[column];
}

/** A table whose headings sort it (ARIA practices, "Sortable Table"). */
export function OverviewTable({ locale, entries, order, onOrder }: Props) {
  const t = overviewMessages(locale);
  const sortOf = (column: OverviewColumn) => (order.column === column ? (order.isDescending ? 'descending' : 'ascending') : undefined);
  return (
    // A wide table scrolls by itself; the buttons in its head bring the keyboard along.
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {overviewColumns.map((column) => (
              <th key={column} scope="col" aria-sort={sortOf(column)}>
                <button type="button" onClick={() => onOrder({ column, isDescending: order.column === column && !order.isDescending })}>
                  {t[column]} <span aria-hidden="true">{{ ascending: '▲', descending: '▼', none: '' }[sortOf(column) ?? 'none']}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.orderNumber}>{overviewColumns.map((column) => <td key={column}>{cellText(entry, column, locale)}</td>)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
