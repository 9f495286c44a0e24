import type { Locale } from '#contracts/common.ts';
import { formatDay } from '#domain/day.ts';
import { priceText } from '#domain/money.ts';
import { salesCurrencies, type DaySales } from '#domain/sales.ts';
import { overviewMessages } from '#i18n/overview/index.ts';
import styles from './SalesChart.module.scss';

const [width, height, barWidth] = [600, 180, 34];

/** Two bars for each day; the same figures are in the table beside them, for screen readers. */
export function SalesChart({ locale, sales }: { locale: Locale; sales: readonly DaySales[] }) {
  const t = overviewMessages(locale);
  const hasSales = sales.some((day) => salesCurrencies.some((currency) => day[currency] > 0));
  return (
    <figure className={styles['chart']}>
      <figcaption className={styles['caption']}>
        <h3>{t.sales}</h3>
      </figcaption>
      {hasSales ? <Bars locale={locale} sales={sales} /> : <p>{t.noSales}</p>}
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t.queryDate}</th>
            {salesCurrencies.map((currency) => (
              <th key={currency} scope="col">
                <span className={`${styles['key']} ${styles[currency]}`} aria-hidden="true" /> {currency}
              </th>
            ))}
            <th scope="col">{t.sold}</th>
          </tr>
        </thead>
        <tbody>
          {sales.map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatDay(day.day, locale, { weekday: 'short', day: 'numeric', month: 'short' })}</th>
              {salesCurrencies.map((currency) => (
                <td key={currency}>{priceText(day[currency], currency, locale)}</td>
              ))}
              <td>{day.bookings}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function Bars({ locale, sales }: { locale: Locale; sales: readonly DaySales[] }) {
  const most = Math.max(1, ...sales.flatMap((day) => salesCurrencies.map((currency) => day[currency])));
  const step = width / sales.length;
  return (
    <div className={styles['picture']} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`}>
        {sales.flatMap((day, index) =>
          salesCurrencies.map((currency, place) => {
            const bar = (day[currency] / most) * (height - 10);
            return (
              <rect
                key={`${day.day} ${currency}`}
                className={styles[currency]}
                x={index * step + step / 2 + (place - 1) * (barWidth + 2)}
                y={height - bar}
                width={barWidth}
                height={bar}
                rx="3"
              />
            );
          }),
        )}
        <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} className={styles['axis']} />
      </svg>
      <div className={styles['days']}>
        {sales.map(({ day }) => (
          <span key={day}>
            {formatDay(day, locale, { weekday: 'short' })}
            <br />
            {formatDay(day, locale, { day: 'numeric' })}
          </span>
        ))}
      </div>
    </div>
  );
}
