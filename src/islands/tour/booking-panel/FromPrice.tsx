import type { Locale } from '#contracts/common.ts';
import { priceText } from '#domain/money.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { promotionMessages } from '#i18n/promotion/index.ts';
import { StruckPrice } from '#ui/StruckPrice.tsx';
import { unitText } from '#views/booking/words.ts';
import type { PanelTour } from './panel-tour.ts';
import { usePrices } from './use-prices.ts';

type Props = { locale: Locale; tour: PanelTour; t: BookingMessages; className: string | undefined };

/** The base price. Before the island is awake the page may have re-priced it, hence no complaint about another text. */
export function FromPrice({ locale, tour, t, className }: Props) {
  const { basePrice, promotion, currency } = usePrices(tour);
  const { lowest } = promotionMessages(locale);
  return (
    <>
      {t.from}{' '}
      {promotion && <StruckPrice label={lowest} price={priceText(promotion.originalPrice, currency, locale)} tourId={tour.tourId} />}
      <strong className={className} data-price={tour.tourId} suppressHydrationWarning>
        {unitText(basePrice, currency, locale, t)}
      </strong>
    </>
  );
}
