import type { OverviewEntry } from '#contracts/booking-overview.ts';
import type { Locale } from '#contracts/common.ts';
import { overviewColumns, type OverviewColumn, type OverviewOrder } from '#domain/booking-overview.ts';
import { totalText } from '#domain/cart-view.ts';
import { formatDay } from '#domain/day.ts';
import { orderNumberOf } from '#domain/order-number.ts';
import { overviewMessages } from '#i18n/overview/index.ts';
import styles from './OverviewTable.module.scss';

type Props = { locale: Locale; entries: readonly OverviewEntry[]; order: OverviewOrder; onOrder: (order: OverviewOrder) => void };

/** With how many participants have yet to sign. */
function statusText({ status, waiversMissing = 0 }: OverviewEntry, locale: Locale): string {
  const t = overviewMessages(locale);
  return [t[`status_${status}`], ...(waiversMissing > 0 ? [t.unsigned(waiversMissing)] : [])].join(', ');
}

function cellText(entry: OverviewEntry, column: OverviewColumn, locale: Locale): string {
  const t = overviewMessages(locale);
  if (column === 'queryDate') return t.when({ day: formatDay(entry.queryDate, locale, { dateStyle: 'medium' }), time: entry.startingTime });
  if (column === 'grandTotal') return totalText(entry, locale);
  if (column === 'invoiced')
    return entry.invoiced === undefined ? '' : totalText({ grandTotal: entry.invoiced, currencyCode: entry.currencyCode }, locale);
  return column === 'status' ? statusText(entry, locale) : entry[column];
}

const classOf = (column: OverviewColumn, more = ''): string =>
  `${more} ${column === 'grandTotal' || column === 'invoiced' ? styles['amount'] : ''}`;

/** Whether the next booking belongs to the same order. */
const isSameOrder = (entry: OverviewEntry, next: OverviewEntry | undefined): boolean =>
  next !== undefined && orderNumberOf(next.orderNumber) === orderNumberOf(entry.orderNumber);

/** A table whose headings sort it (ARIA practices, "Sortable Table"); where it has no room, a card for each booking. */
export function OverviewTable({ locale, entries, order, onOrder }: Props) {
  const t = overviewMessages(locale);
  const sortOf = (column: OverviewColumn) => (order.column === column ? (order.isDescending ? 'descending' : 'ascending') : undefined);
  return (
    <table className={styles['table']}>
      <thead className={styles['head']}>
        <tr>
          {overviewColumns.map((column) => (
            <th key={column} scope="col" className={classOf(column)} aria-sort={sortOf(column)}>
              <button
                type="button"
                className={styles['sort']}
                onClick={() => onOrder({ column, isDescending: order.column === column && !order.isDescending })}
              >
                {t[column]} <span aria-hidden="true">{{ ascending: '▲', descending: '▼', none: '' }[sortOf(column) ?? 'none']}</span>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles['body']}>
        {entries.map((entry, index) => (
          <tr key={entry.orderNumber} className={styles['entry']} data-goes-on={isSameOrder(entry, entries[index + 1])}>
            {overviewColumns.map((column) => (
              <td key={column} className={classOf(column, styles['cell'])} data-column={column} data-label={t[column]}>
                {cellText(entry, column, locale)}
                {column === 'tourName' && entry.shoreCall && (
                  <span className={styles['ship']}>
                    {entry.shoreCall.ship}. {entry.shoreCall.clock}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
