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
  | 'originalPrice'
  | 'promoSavings'
  | 'promoBookUntil'
  | 'promoValidUntil'
  | 'currencyCode'
  | 'requireBookingApproval'
  | 'startingTimeEntryRequired'
  | 'pricingGroups'
  | 'minimumTravellers'
  | 'cancellationTerms'
>;

export const panelTourOf = ({
  tourId,
  productType,
  tourCity,
  normalizedUrlPath,
  timeZone,
  basePrice,
  originalPrice,
  promoSavings,
  promoBookUntil,
  promoValidUntil,
  currencyCode,
  requireBookingApproval,
  startingTimeEntryRequired,
  pricingGroups,
  minimumTravellers,
  cancellationTerms,
}: TourDetails): PanelTour => ({
  tourId,
  productType,
  tourCity,
  normalizedUrlPath,
  timeZone,
  basePrice,
  originalPrice,
  promoSavings,
  promoBookUntil,
  promoValidUntil,
  currencyCode,
  requireBookingApproval,
  startingTimeEntryRequired,
  pricingGroups,
  minimumTravellers,
  cancellationTerms,
});
