import type { Locale } from '#contracts/common.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
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
  const { basePrice, currency } = usePrices(tour);
  return (
    <p className={styles['price']}>
      {t.from}{' '}
      <strong className={styles['amount']} data-price={tour.tourId} suppressHydrationWarning>
        {unitText(basePrice, currency, locale, t)}
      </strong>{' '}
      {unitOf(tour, t)}
    </p>
  );
}
