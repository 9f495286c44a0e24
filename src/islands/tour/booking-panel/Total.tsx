import type { Locale } from '#contracts/common.ts';
import { formatMoney, fromDecimal, type Money } from '#domain/money.ts';
import { totalOf } from '#domain/order-line.ts';
import { priceLines } from '#domain/pricing.ts';
import { productKindFor } from '#domain/products/registry.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { useChoice, useQuote } from '../use-booking.ts';
import type { PanelTour } from './panel-tour.ts';
import { usePrices } from './use-prices.ts';
import styles from './Total.module.scss';

type Line = { id: string; label: string; quantity: number; total: Money };
type Sum = { lines: Line[]; total: Money };

/** The quote's own lines once it is here; until then what the price list says, so that no press waits for its answer. */
function useSum(tour: PanelTour): Sum | undefined {
  const { data } = useQuote();
  const chosen = useChoice();
  const { groups, currency, isCurrent } = usePrices(tour);
  if (data) {
    const lines = data.lines.map((line) => ({ ...line, total: fromDecimal(line.total, data.currencyCode) }));
    return { lines, total: fromDecimal(data.grandTotal, data.currencyCode) };
  }
  const lines = isCurrent && chosen ? priceLines(groups, productKindFor(tour).units(chosen), currency) : [];
  if (lines.length === 0) return undefined;
  return { lines: lines.map((line) => ({ ...line, total: { amount: line.total, currency } })), total: totalOf(lines, currency) };
}

/** A price line for each group, and what they add up to. */
export function Total({ locale, tour, t }: { locale: Locale; tour: PanelTour; t: BookingMessages }) {
  const sum = useSum(tour);
  const isAsking = useQuote().status === 'loading';
  return (
    <dl className={styles['total']} aria-busy={isAsking}>
      {sum?.lines.map((line) => (
        <div key={line.id} className={styles['line']}>
          <dt>{t.line(line)}</dt>
          <dd className={styles['amount']}>{formatMoney(line.total, locale)}</dd>
        </div>
      ))}
      <div className={styles['sum']}>
        <dt>{t.total}</dt>
        <dd className={styles['amount']} aria-live="polite">
          {sum ? formatMoney(sum.total, locale) : '–'}
        </dd>
      </div>
    </dl>
  );
}
