import type { Locale } from '#contracts/common.ts';
import { formatMoney, fromDecimal, type Money } from '#domain/money.ts';
import { grossOf, totalOf } from '#domain/order-line.ts';
import { priceLines } from '#domain/pricing.ts';
import { productKindFor } from '#domain/products/registry.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { promotionMessages } from '#i18n/promotion/index.ts';
import { StruckPrice } from '#ui/StruckPrice.tsx';
import { useQuote } from '../use-booking.ts';
import type { PanelTour } from './panel-tour.ts';
import { useParty } from './use-party.ts';
import { usePrices } from './use-prices.ts';
import styles from './Total.module.scss';

type Line = { id: string; label: string; quantity: number; unit: Money; total: Money };
type Sum = { lines: Line[]; total: Money; /** What it comes to without a promotion. */ gross?: Money };

/** The quote's own lines once it is here; until then what the price list says, so that no press waits for its answer. */
export function useSum(tour: PanelTour): Sum | undefined {
  const { data } = useQuote();
  const components = useParty(tour);
  const { groups, currency, isCurrent } = usePrices(tour);
  if (data) {
    const money = (decimal: number) => fromDecimal(decimal, data.currencyCode);
    const lines = data.lines.map((line) => ({ ...line, unit: money(line.unitPrice), total: money(line.total) }));
    return { lines, total: money(data.grandTotal), ...(data.grossTotal !== undefined && { gross: money(data.grossTotal) }) };
  }
  const lines = isCurrent ? priceLines(groups, productKindFor(tour).units({ components }), currency) : [];
  if (lines.length === 0) return undefined;
  const money = (amount: number) => ({ amount, currency });
  const gross = grossOf(lines);
  return {
    lines: lines.map((line) => ({ ...line, unit: money(line.unit), total: money(line.total) })),
    total: totalOf(lines, currency),
    ...(gross !== undefined && { gross: money(gross) }),
  };
}

/** `2 × €89.00`, or what each of several things comes to. */
function partsText({ lines }: Sum, locale: Locale, t: BookingMessages): string {
  const [first, ...others] = lines;
  if (first && others.length === 0)
    return first.quantity > 1 ? t.line({ quantity: first.quantity, label: formatMoney(first.unit, locale) }) : '';
  return lines.map(({ label, total }) => `${label} ${formatMoney(total, locale)}`).join(' · ');
}

/** What it comes to, and how. */
export function Total({ locale, tour, t }: { locale: Locale; tour: PanelTour; t: BookingMessages }) {
  const sum = useSum(tour);
  const isAsking = useQuote().status === 'loading';
  return (
    <dl className={styles['total']} aria-busy={isAsking}>
      <div className={styles['sum']}>
        <dt>{t.total}</dt>
        <dd className={styles['parts']}>{sum && partsText(sum, locale, t)}</dd>
        <dd className={styles['amount']} aria-live="polite">
          {sum?.gross && <StruckPrice label={promotionMessages(locale).lowest} price={formatMoney(sum.gross, locale)} />}
          {sum ? formatMoney(sum.total, locale) : '–'}
        </dd>
      </div>
    </dl>
  );
}
