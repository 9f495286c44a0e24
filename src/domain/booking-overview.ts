import type { OverviewEntry } from '#contracts/booking-overview.ts';
import { byOrder } from './order-number.ts';

export const overviewColumns = [
  'queryDate',
  'orderNumber',
  'tourName',
  'travelerName',
  'bookedBy',
  'status',
  'grandTotal',
  'invoiced',
] as const;
export type OverviewColumn = (typeof overviewColumns)[number];
export type OverviewOrder = { column: OverviewColumn; isDescending: boolean };

/** Amounts as text that sorts like numbers, currency by currency; what there is none of comes first. */
const amountKey = (amount: number | undefined, currencyCode: string): string =>
  amount === undefined ? '' : `${currencyCode} ${amount.toFixed(2).padStart(14, '0')}`;

function keyOf(entry: OverviewEntry, column: OverviewColumn): string {
  if (column === 'grandTotal' || column === 'invoiced') return amountKey(entry[column], entry.currencyCode);
  return column === 'queryDate' ? `${entry.queryDate}T${entry.startingTime}` : entry[column];
}

/**
 * The entries that have every word of `wanted` somewhere, in this order; totals by currency first. Bookings of one order stay next to each
 * other, where the first of them stands.
 */
export function arrange(
  entries: readonly OverviewEntry[],
  wanted: string,
  { column, isDescending }: OverviewOrder,
  locale: string,
): OverviewEntry[] {
  const words = wanted.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const text = (entry: OverviewEntry): string =>
    [...overviewColumns.map((name) => entry[name]), entry.currencyCode, entry.shoreCall?.ship].join(' ').toLocaleLowerCase(locale);
  const sign = isDescending ? -1 : 1;
  const found = entries
    .filter((entry) => words.every((word) => text(entry).includes(word)))
    .sort((a, b) => sign * keyOf(a, column).localeCompare(keyOf(b, column), locale));
  return byOrder(found).flatMap(({ bookings }) => bookings);
}

/** A cell that a spreadsheet would take for a formula is text (OWASP, "CSV Injection"); a German one splits at semicolons, too. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' ? value.replace(/[;\t\r\n](?=[=+\-@])/g, "$&'").replace(/^[=+\-@\t\r\n]/, "'$&") : String(value);
  return /[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** RFC 4180: a header and a line for each entry, decimals with a point. */
export const overviewCsv = (entries: readonly OverviewEntry[], header: readonly string[]): string =>
  [
    header,
    ...entries.map((entry) => [
      entry.queryDate,
      entry.startingTime,
      entry.orderNumber,
      entry.tourName,
      entry.travelerName,
      entry.bookedBy,
      entry.status,
      entry.grandTotal,
      entry.currencyCode,
      entry.invoiced ?? '',
      entry.shoreCall?.ship ?? '',
    ]),
  ]
    .map((line) => `${line.map(cell).join(',')}\r\n`)
    .join('');
