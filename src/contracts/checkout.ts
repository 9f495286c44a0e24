import * as v from 'valibot';
import { bearer } from './bearer.ts';
import { checkoutResult } from './checkout-result.ts';
import { currencyCode, decimal, key, locale, mostItems, requiredText, text, timeOfDay, uuid } from './common.ts';
import { emailAddress } from './email-address.ts';
import { endpoint } from './endpoint.ts';
import { orderedGiftVoucher } from './gift-vouchers.ts';
import { selection } from './quotes.ts';
import { orderedTransfers, transferInformation } from './transfers.ts';
import { voucherCode } from './voucher-code.ts';

/** E.164, as dial code plus number (requirements 5). */
export const phoneNumber = v.pipe(v.string(), v.regex(/^\+[1-9]\d{5,14}$/));

/** Requirements 3, "Checkout form": `persons[0]` is the booker, who is the lead traveller. */
export const person = v.object({
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: emailAddress,
  /** Where the tour requires one of its main contact. */
  phoneNumber: v.optional(v.union([phoneNumber, v.literal('')]), ''),
  country: v.object({ name: requiredText(100), dial_code: v.pipe(v.string(), v.regex(/^\+\d{1,4}$/)) }),
  city: v.optional(text(100)),
  fullAddress: v.optional(text(200)),
  postalCode: v.optional(text(20)),
  stateProvince: v.optional(text(100)),
});

/** Where a traveller is fetched, or nothing. */
const travellerAddress = v.pipe(v.string(), v.parseJson(), v.strictObject(transferInformation.entries));

/** Index into `cartItems` of what it is about; what names none is about the first. */
const cartItemIndex = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostItems - 1)));

export const participant = v.object({
  cartItem: cartItemIndex,
  name: requiredText(200),
  email: v.optional(emailAddress),
  /** The age group, ticket type or group label that this traveller was booked under. */
  componentName: requiredText(200),
  startingTime: timeOfDay,
  /** A place or `{}`, as JSON text. */
  addressJson: v.pipe(
    v.string(),
    v.maxLength(1200),
    v.check((text) => v.is(travellerAddress, text)),
  ),
});

export const answer = v.object({
  questionId: key,
  cartItem: cartItemIndex,
  /** Index into those `participants` that are of the same cart item; absent for a question to the booker. */
  participant: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(98))),
  answer: text(500),
});

export const cartItem = v.object({
  itemComments: text(1000),
  /** The selection that is held, as JSON text. */
  itemDetailsJson: v.pipe(v.string(), v.maxLength(10_000), v.parseJson(), selection),
  /** TOUR or SHOW (requirements 9), or what a further kind of product is called. */
  serviceType: v.pipe(v.string(), v.regex(/^[A-Z]{1,20}$/)),
  referralSource: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  /** Where guests are fetched and brought, for all items but the first: that one's stands beside the cart (requirements 7). */
  ...orderedTransfers.entries,
});

const orderedCart = v.object({
  /** The id of the hold that the checkout began with (`holds.ts`); of a gift voucher, which holds nothing, one of the shopper's own. */
  id: uuid,
  /** In the order in which they are shown; each becomes a booking. Empty where a gift voucher is bought. */
  cartItems: v.pipe(v.array(cartItem), v.maxLength(mostItems)),
  giftVoucher: v.optional(orderedGiftVoucher),
  currency: v.object({ id: currencyCode }),
  participants: v.pipe(v.array(participant), v.maxLength(99 * mostItems)),
  persons: v.pipe(v.array(person), v.length(1)),
  /** Reserved with the order: what it takes off is in `chargeRequest.amount`. Not for orders on account. */
  voucherCode: v.optional(voucherCode),
  /** Once PayPal's window or page has been answered: the order's Idempotency-Key, and the id of PayPal's order. */
  payPalInvoiceId: v.optional(uuid),
  payConfirmationNumber: v.optional(key),
});

const isWhole = ({ cartItems, participants, giftVoucher }: v.InferOutput<typeof orderedCart>): boolean =>
  giftVoucher ? cartItems.length + participants.length === 0 : cartItems.length > 0 && participants.length > 0;

export const checkoutRequest = v.object({
  /** Either things to book and who takes part, or a gift voucher. */
  cart: v.pipe(orderedCart, v.check(isWhole)),
  ...orderedTransfers.entries,
  bookingQuestionsAnswers: v.pipe(v.array(answer), v.maxLength(1000)),
  chargeRequest: v.object({
    /** The total that the shopper agreed to, decimal; the server's own total must equal it. */
    amount: decimal,
    currency: currencyCode,
    description: text(300),
    /** Present when the checkout is retried after a customer action (3-D Secure). */
    paymentIntentId: v.optional(key),
    paymentMethodId: key,
    /** True where any item is on request: authorise now, capture when the operators have answered. */
    authorize: v.boolean(),
  }),
  /** A method of the shop: `card`, `web-payments`, `paypal`, `bancontact` (euros), `voucher` (where nothing is left to pay). */
  stripePaymentMethod: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/)),
  /** The shop's own organisation, or one that who is signed in belongs to. */
  organizationId: v.optional(uuid),
  /** True where any item is on request. */
  requireConfirmation: v.boolean(),
  /** The language of the ticket and of all mail. */
  locale,
});
export type CheckoutRequest = v.InferInput<typeof checkoutRequest>;
export type CheckoutOrder = v.InferOutput<typeof checkoutRequest>;

/** IETF draft-ietf-httpapi-idempotency-key-header: the same key and body give the same order, however often. */
const idempotencyHeaders = v.object({
  'idempotency-key': uuid,
  /** Optional: the booking is then among those of who is signed in. One that is not valid answers 401. */
  ...bearer.entries,
});

export const checkout = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/shopper/checkout',
  headers: idempotencyHeaders,
  body: checkoutRequest,
  response: checkoutResult,
});
