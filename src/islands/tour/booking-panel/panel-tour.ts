import type { TourDetails } from '#contracts/tours.ts';

/** What the panel shows of a tour before it has asked the vendor service itself. */
export type PanelTour = Pick<
  TourDetails,
  | 'tourId'
  | 'productType'
  | 'tourCity'
  | 'normalizedUrlPath'
  | 'timeZone'
  | 'basePrice'
  | 'currencyCode'
  | 'requireBookingApproval'
  | 'pricingGroups'
>;

export const panelTourOf = ({
  tourId,
  productType,
  tourCity,
  normalizedUrlPath,
  timeZone,
  basePrice,
  currencyCode,
  requireBookingApproval,
  pricingGroups,
}: TourDetails): PanelTour => ({
  tourId,
  productType,
  tourCity,
  normalizedUrlPath,
  timeZone,
  basePrice,
  currencyCode,
  requireBookingApproval,
  pricingGroups,
});
