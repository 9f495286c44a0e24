import { priceText } from '#domain/money.ts';
import { promotionMessages } from '#i18n/promotion/index.ts';
import type { TripStop } from '#stores/trip/stops.ts';
import { StruckPrice } from '#ui/StruckPrice.tsx';
import type { TripPage } from './page.ts';
import styles from './StopCard.module.scss';

/** What a stop costs now. */
export function StopPrice({ page: { locale, t }, stop: { offer } }: { page: TripPage; stop: TripStop }) {
  if (offer.status === 'priced')
    return (
      <p className={styles['price']} data-price-part>
        {offer.quote.grossTotal !== undefined && (
          <StruckPrice
            label={promotionMessages(locale).lowest}
            price={priceText(offer.quote.grossTotal, offer.quote.currencyCode, locale)}
          />
        )}
        {priceText(offer.quote.grandTotal, offer.quote.currencyCode, locale)}
      </p>
    );
  if (offer.status === 'loading')
    return (
      <p className={styles['price']} data-price-part aria-busy="true">
        <span className={styles['blank']} />
        <span className="visually-hidden">{t.pricing}</span>
      </p>
    );
  return (
    <p className={styles['noPrice']} data-price-part>
      {t.noPrice}
    </p>
  );
}
