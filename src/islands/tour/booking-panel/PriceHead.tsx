import type { Day, Locale } from '#contracts/common.ts';
import { formatDay } from '#domain/day.ts';
import { priceText } from '#domain/money.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { promotionMessages } from '#i18n/promotion/index.ts';
import { StruckPrice } from '#ui/StruckPrice.tsx';
import { unitText } from '#views/booking/words.ts';
import type { PanelTour } from './panel-tour.ts';
import { usePrices } from './use-prices.ts';
import styles from './PriceHead.module.scss';

function unitOf({ pricingGroups }: PanelTour, t: BookingMessages): string {
  if (pricingGroups.DEFAULT) return t.perGroup;
  return pricingGroups.ticketType ? t.perTicket : t.perPerson;
}

/** The base price. Before the island is awake the page may have re-priced it, hence no complaint about another text. */
export function PriceHead({ locale, tour, t }: { locale: Locale; tour: PanelTour; t: BookingMessages }) {
  const { basePrice, promotion, currency } = usePrices(tour);
  const say = promotionMessages(locale);
  const date = (day: Day) => formatDay(day, locale, { dateStyle: 'long' });
  return (
    <>
      <p className={styles['price']}>
        {t.from}{' '}
        {promotion && <StruckPrice label={say.lowest} price={priceText(promotion.originalPrice, currency, locale)} tourId={tour.tourId} />}{' '}
        <strong className={styles['amount']} data-price={tour.tourId} suppressHydrationWarning>
          {unitText(basePrice, currency, locale, t)}
        </strong>{' '}
        {unitOf(tour, t)}
      </p>
      {promotion && (
        <p className={styles['offer']}>
          <strong>
            {say.note({
              savings: promotion.promoSavings,
              bookUntil: date(promotion.promoBookUntil),
              validUntil: date(promotion.promoValidUntil),
            })}
          </strong>{' '}
          {say.struck}
        </p>
      )}
    </>
  );
}
