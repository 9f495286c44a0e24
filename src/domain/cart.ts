import * as v from 'valibot';
import { productType, uuid } from '#contracts/common.ts';
import { heldQuote, hold, type HeldQuote, type Hold } from '#contracts/holds.ts';
import type { Quote } from '#contracts/quotes.ts';
import { tourDetails, type TourDetails } from '#contracts/tours.ts';
import { fromDecimal } from './money.ts';

/** Requirements 3, "Cart": a held quote with what the checkout must show and ask. Stored for the tab. */
export const cart = v.object({
  ...heldQuote.entries,
  hold,
  productType,
  tourName: v.string(),
  tourCity: v.string(),
  locationUuid: uuid,
  normalizedUrlPath: v.string(),
  teaserImageUrl: v.string(),
  timeZone: v.string(),
  requireBookingApproval: v.boolean(),
  startingPointEntryRequired: v.boolean(),
  startingPointInformation: tourDetails.entries.startingPointInformation,
  vendor: tourDetails.entries.vendor,
  questions: tourDetails.entries.questions,
  passengersQuestions: tourDetails.entries.passengersQuestions,
  /** Absent from a cart that an older version of the shop has stored. */
  cancellationTerms: v.optional(tourDetails.entries.cancellationTerms),
  /** What the operator needs to know of booker and travellers; absent from such a cart, too. */
  requiredMainContactData: v.optional(tourDetails.entries.requiredMainContactData),
  requiredParticipantsData: v.optional(tourDetails.entries.requiredParticipantsData),
  /** One label for each traveller, in the order of the price lines: `Adult`, `Adult`, `Child`. */
  travellers: v.array(v.string()),
});
export type Cart = v.InferOutput<typeof cart>;

/** One label per traveller; a group price asks for the lead traveller alone (requirements 5). */
export const travellersOf = ({ lines }: Pick<Quote, 'lines'>): string[] =>
  lines.filter((line) => line.group !== 'extras').flatMap((line) => Array.from({ length: line.quantity }, () => line.label));

export const cartOf = (tour: TourDetails, { quote: held, hold: kept }: { quote: HeldQuote; hold: Hold }): Cart => ({
  ...held,
  hold: kept,
  productType: tour.productType,
  tourName: tour.tourName,
  tourCity: tour.tourCity,
  locationUuid: tour.locationUuid,
  normalizedUrlPath: tour.normalizedUrlPath,
  teaserImageUrl: tour.teaserImageUrl,
  timeZone: tour.timeZone,
  requireBookingApproval: tour.requireBookingApproval,
  startingPointEntryRequired: tour.startingPointEntryRequired,
  startingPointInformation: tour.startingPointInformation,
  vendor: tour.vendor,
  questions: tour.questions,
  passengersQuestions: tour.passengersQuestions,
  cancellationTerms: tour.cancellationTerms,
  requiredMainContactData: tour.requiredMainContactData,
  requiredParticipantsData: tour.requiredParticipantsData,
  travellers: travellersOf(held),
});

/** Requirements 5: booked quantity and total must both be above 0. A free tour has no total to pay, so it cannot be bought. */
export const isValidCart = ({ lines, grandTotal, currencyCode }: Pick<Quote, 'lines' | 'grandTotal' | 'currencyCode'>): boolean =>
  travellersOf({ lines }).length > 0 && fromDecimal(grandTotal, currencyCode).amount > 0;
