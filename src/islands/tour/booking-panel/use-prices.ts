import type { CurrencyCode } from '#contracts/common.ts';
import type { PricingGroups } from '#contracts/pricing-groups.ts';
import { useCurrency, useTour } from '../use-booking.ts';
import type { PanelTour } from './panel-tour.ts';

type Prices = {
  groups: PricingGroups;
  basePrice: number;
  currency: CurrencyCode;
  /** False while the prices in the chosen currency are on their way: amounts are then not shown. */
  isCurrent: boolean;
};

/** The tour's prices in the chosen currency: the service's own where it has answered, else those the page came with. */
export function usePrices(tour: PanelTour): Prices {
  const chosen = useCurrency(tour.currencyCode);
  const { data } = useTour();
  const { pricingGroups, basePrice, currencyCode } = data?.tourId === tour.tourId ? data : tour;
  return { groups: pricingGroups, basePrice, currency: currencyCode, isCurrent: currencyCode === chosen };
}
