import type { CurrencyCode } from '#contracts/common.ts';
import type { PricingGroups } from '#contracts/pricing-groups.ts';
import { pricesOf } from '#domain/choice.ts';
import { promotionOf, type Promotion } from '#domain/promotion.ts';
import { useChoice, useCurrency, useDepartures, useTour } from '../use-booking.ts';
import type { PanelTour } from './panel-tour.ts';

type Prices = {
  groups: PricingGroups;
  basePrice: number;
  /** What lowers it. */
  promotion: Promotion | undefined;
  currency: CurrencyCode;
  /** False while the prices in the chosen currency, or those of the chosen day, are on their way: amounts are then not shown. */
  isCurrent: boolean;
};

/** The tour's prices in the chosen currency: the service's own where it has answered, else those the page came with. */
export function usePrices(tour: PanelTour): Prices {
  const chosen = useCurrency(tour.currencyCode);
  const { data } = useTour();
  const { status, data: departures } = useDepartures();
  const known = data?.tourId === tour.tourId ? data : tour;
  const prices = pricesOf(known, useChoice(), status === 'loaded' ? departures : undefined);
  const { pricingGroups, basePrice, currencyCode } = known;
  return {
    groups: prices ?? pricingGroups,
    basePrice,
    promotion: promotionOf(known),
    currency: currencyCode,
    isCurrent: prices !== undefined && currencyCode === chosen,
  };
}
