import * as v from 'valibot';
import { currencyCode, decimal, mostItems, productType, uuid, type CurrencyCode } from '#contracts/common.ts';
import { orderedGiftVoucher } from '#contracts/gift-vouchers.ts';
import { heldQuote, hold, type HeldQuote, type Hold } from '#contracts/holds.ts';
import type { Quote } from '#contracts/quotes.ts';
import { tourDetails, type TourDetails } from '#contracts/tours.ts';
import { fromDecimal, toDecimal } from './money.ts';

/** One thing that is about to be bought: a held quote with what the checkout must show and ask. */
export const cartItem = v.object({
  ...heldQuote.entries,
  productType,
  tourName: v.string(),
  tourCity: v.string(),
  locationUuid: uuid,
  normalizedUrlPath: v.string(),
  teaserImageUrl: v.string(),
  timeZone: v.string(),
  durations: tourDetails.entries.durations,
  requireBookingApproval: v.boolean(),
  startingPointEntryRequired: v.boolean(),
  dropOffPointEntryRequired: v.boolean(),
  pickupPlaces: tourDetails.entries.pickupPlaces,
  dropoffPlaces: tourDetails.entries.dropoffPlaces,
  startingPointInformation: tourDetails.entries.startingPointInformation,
  vendor: tourDetails.entries.vendor,
  questions: tourDetails.entries.questions,
  passengersQuestions: tourDetails.entries.passengersQuestions,
  cancellationTerms: tourDetails.entries.cancellationTerms,
  /** What the operator needs to know of booker and travellers. */
  requiredMainContactData: tourDetails.entries.requiredMainContactData,
  requiredParticipantsData: tourDetails.entries.requiredParticipantsData,
  /** One label for each traveller, in the order of the price lines: `Adult`, `Adult`, `Child`. */
  travellers: v.array(v.string()),
});
export type CartItem = v.InferOutput<typeof cartItem>;

/** A gift voucher that is about to be bought: how it is ordered, and what is shown of it. What it is worth is the cart's total. */
export const cartGiftVoucher = v.object({
  ...orderedGiftVoucher.entries,
  /** Of the cart, since no hold has one. */
  id: uuid,
  /** What it is called, as the page of its shopper said. */
  name: v.string(),
  /** What the tour is called that it is meant for. */
  tourName: v.optional(v.string()),
  /** Its design, as the address of a picture. */
  picture: v.string(),
});
export type CartGiftVoucher = v.InferOutput<typeof cartGiftVoucher>;

/**
 * Requirements 3, "Cart": all that is bought in one order. Either items, held until the same time, or a gift voucher, for which nothing is
 * held: it has no time that runs out. Stored for the tab.
 */
export const cart = v.object({
  hold: v.optional(hold),
  giftVoucher: v.optional(cartGiftVoucher),
  currencyCode,
  /** Decimal, as on the wire: the sum over all items, less what the voucher takes off. */
  grandTotal: decimal,
  /** There where a voucher takes something off. */
  voucherCode: v.optional(v.string()),
  /** What it takes off, decimal. */
  voucherValue: v.optional(decimal),
  /** What is left of a gift voucher after this order, decimal. */
  voucherBalance: v.optional(decimal),
  /** In the order in which they are shown and sent. */
  items: v.pipe(v.array(cartItem), v.maxLength(mostItems)),
});
export type Cart = v.InferOutput<typeof cart>;
/** A cart of items. */
export type HeldCart = Cart & { hold: Hold };

export const isHeldCart = (one: Cart): one is HeldCart => one.hold !== undefined;

/** What the wire calls a cart by. */
export const cartIdOf = ({ hold: kept, giftVoucher }: Pick<Cart, 'hold' | 'giftVoucher'>): string => kept?.id ?? giftVoucher?.id ?? '';

/** One label per traveller; a group price asks for the lead traveller alone (requirements 5). */
export const travellersOf = ({ lines }: Pick<Quote, 'lines'>): string[] =>
  lines
    .filter(({ group }) => group !== 'extras' && group !== 'discount')
    .flatMap((line) => Array.from({ length: line.quantity }, () => line.single ?? line.label));

/** What items come to: a decimal, as on the wire. */
export function sumOf(items: readonly Pick<CartItem, 'grandTotal'>[], currency: CurrencyCode): number {
  const amount = items.reduce((sum, { grandTotal }) => sum + fromDecimal(grandTotal, currency).amount, 0);
  return toDecimal({ amount, currency });
}

const cartWith = (kept: Hold, currency: CurrencyCode, items: CartItem[]): HeldCart => ({
  hold: kept,
  currencyCode: currency,
  grandTotal: sumOf(items, currency),
  items,
});

const itemOf = (tour: TourDetails, quote: HeldQuote): CartItem => ({
  ...quote,
  productType: tour.productType,
  tourName: tour.tourName,
  tourCity: tour.tourCity,
  locationUuid: tour.locationUuid,
  normalizedUrlPath: tour.normalizedUrlPath,
  teaserImageUrl: tour.teaserImageUrl,
  timeZone: tour.timeZone,
  durations: tour.durations,
  requireBookingApproval: tour.requireBookingApproval,
  startingPointEntryRequired: tour.startingPointEntryRequired,
  dropOffPointEntryRequired: tour.dropOffPointEntryRequired,
  pickupPlaces: tour.pickupPlaces,
  dropoffPlaces: tour.dropoffPlaces,
  startingPointInformation: tour.startingPointInformation,
  vendor: tour.vendor,
  questions: tour.questions,
  passengersQuestions: tour.passengersQuestions,
  cancellationTerms: tour.cancellationTerms,
  requiredMainContactData: tour.requiredMainContactData,
  requiredParticipantsData: tour.requiredParticipantsData,
  travellers: travellersOf(quote),
});

/** A cart of what is held until the same time, all in one currency. */
export const cartOf = (kept: Hold, currency: CurrencyCode, held: readonly { tour: TourDetails; quote: HeldQuote }[]): HeldCart =>
  cartWith(
    kept,
    currency,
    held.map(({ tour, quote }) => itemOf(tour, quote)),
  );

/** The cart with its items held anew. @param quotes in the order of its items; an item without one is left out */
export const heldAgain = ({ currencyCode: currency, items }: Cart, kept: Hold, quotes: readonly (HeldQuote | undefined)[]): HeldCart =>
  cartWith(
    kept,
    currency,
    items.flatMap((item, index) => {
      const quote = quotes[index];
      return quote ? [{ ...item, ...quote }] : [];
    }),
  );

/** Which things a cart has, in their order, as text: the same where they are only held anew. */
export const contentsOf = ({ items }: Pick<Cart, 'items'>): string =>
  items.map(({ tourId, queryDate, startingTime }) => `${tourId} ${queryDate} ${startingTime}`).join();

/** Whether any of it waits for its operator's answer. */
export const isOnRequest = ({ items }: Pick<Cart, 'items'>): boolean => items.some(({ requireBookingApproval }) => requireBookingApproval);

/** Requirements 5: booked quantity and total must both be above 0. What is free has no total to pay, so it cannot be bought alone. */
export const isValidCart = ({ giftVoucher, items, currencyCode: currency }: Cart): boolean =>
  giftVoucher !== undefined || (items.every((item) => travellersOf(item).length > 0) && sumOf(items, currency) > 0);
