import type { AuthorizationCheckoutRequest } from '#contracts/authorization-checkout.ts';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { Locale } from '#contracts/common.ts';
import type { Question } from '#contracts/questions.ts';
import { cartIdOf, isOnRequest, type Cart, type CartItem } from './cart.ts';
import { putIn } from './checkout-questions.ts';
import { orderedGiftOf } from './gift-cart.ts';
import { given } from './given.ts';
import { requiredTravellers, formFor, type CheckoutForm, type FormItem } from './checkout-form.ts';
import { hasInvoice, paidWith, type ShopperMethod } from './payment-methods.ts';
import { ownKindOf, writtenOf } from './questions/registry.ts';
import { asksForPhone } from './required-data.ts';
import { productKindFor } from './products/registry.ts';
import { selectionOf } from './products/selection.ts';
import { countryName, dialCodeOf } from './countries.ts';
import { orderedTransfersOf } from './typed-transfer.ts';

/** Which payment pays: after the shopper has acted (3-D Secure, the pages of a provider) with the intent that this is about. */
export type Payment = { paymentMethodId: string; paymentIntentId?: string };

/** How an order says which payment it goes on with. @param key its Idempotency-Key, which PayPal's invoice is called by */
export function confirmedBy(request: CheckoutRequest, method: ShopperMethod, key: string): CheckoutRequest {
  const { paymentIntentId: payConfirmationNumber, ...chargeRequest } = request.chargeRequest;
  if (!hasInvoice(method) || payConfirmationNumber === undefined) return request;
  return { ...request, cart: { ...request.cart, payPalInvoiceId: key, payConfirmationNumber }, chargeRequest };
}

export type Surroundings = { locale: Locale; affiliate: string | null };
type Answer = CheckoutRequest['bookingQuestionsAnswers'][number];
type Participant = CheckoutRequest['cart']['participants'][number];
/** Without what pays for it. */
type Order = Omit<AuthorizationCheckoutRequest, 'organizationId'>;

function personOf({ booker }: CheckoutForm, cart: Cart): CheckoutRequest['cart']['persons'][number] {
  return {
    firstName: booker.firstName.trim(),
    lastName: booker.lastName.trim(),
    email: booker.email.trim(),
    ...given('phoneNumber', asksForPhone(cart) ? booker.phone : ''),
    country: { name: countryName(booker.country || booker.phoneCountry, 'en'), dial_code: dialCodeOf(booker.phoneCountry) ?? '' },
    ...given('city', booker.city),
    ...given('fullAddress', booker.fullAddress),
    ...given('postalCode', booker.postalCode),
    ...given('stateProvince', booker.stateProvince),
  };
}

/** What is typed for an item, beside it; `cartItem` says which one it is, but for the first. */
type Part = { item: CartItem; form: FormItem; of: { cartItem?: number } };

const partsOf = ({ items }: Cart, form: CheckoutForm): Part[] =>
  form.items.flatMap((typed, index) => {
    const item = items[index];
    return item ? [{ item, form: typed, of: index > 0 ? { cartItem: index } : {} }] : [];
  });

function participantsOf({ item, form, of }: Part): Participant[] {
  const travellers = requiredTravellers(item, form);
  const lead = travellers[0]?.name.trim() ?? '';
  const { startingPointInformation = {} } = orderedTransfersOf(item, form);
  return travellers.map(({ name, email }, i) => ({
    ...of,
    // A ticket for somebody whom nobody had to name is made out to who travels with them.
    name: name.trim() || lead,
    ...given('email', email),
    componentName: item.travellers[i] ?? '',
    startingTime: item.startingTime,
    addressJson: JSON.stringify(startingPointInformation),
  }));
}

function answersOf({ item, form: { answers }, of }: Part): Answer[] {
  const put = putIn(item, answers);
  const answer = (question: Question | undefined, isPut: boolean | undefined, text: string): Answer[] =>
    question && isPut && text.trim() ? [{ questionId: question.id, ...of, answer: writtenOf(ownKindOf(question.type), text) }] : [];
  return [
    ...answers.booker.flatMap((text, i) => answer(item.questions[i], put.booker[i], text)),
    ...answers.travellers.flatMap((texts, participant) =>
      texts.flatMap((text, i) =>
        answer(item.passengersQuestions[i], put.travellers[participant]?.[i], text).map((one) => ({ ...one, participant })),
      ),
    ),
  ];
}

function cartItemOf({ item, form, of }: Part, comments: string, affiliate: string | null): Order['cart']['cartItems'][number] {
  return {
    itemComments: comments.trim(),
    itemDetailsJson: JSON.stringify(selectionOf(item)),
    serviceType: productKindFor(item).serviceType,
    ...(affiliate ? { referralSource: affiliate } : {}),
    // Those of the first stand beside the cart.
    ...(of.cartItem === undefined ? {} : orderedTransfersOf(item, form)),
  };
}

/** What the payment provider shows: each visit, as many as there is room for, or the gift voucher. */
function descriptionOf({ items, giftVoucher }: Cart): string {
  const visits = items.map(({ tourName, queryDate, startingTime }) => `${tourName}, ${queryDate} ${startingTime}`);
  const text = [...(giftVoucher ? [giftVoucher.name] : []), ...visits].join('; ');
  return text.length > 300 ? `${text.slice(0, 299)}…` : text;
}

/** Requirements 7: an order, whatever pays for it. The same cart and form give the same one. */
export function orderOf(cart: Cart, typed: CheckoutForm, { locale, affiliate }: Surroundings): Order {
  const form = formFor(cart, typed);
  const parts = partsOf(cart, form);
  const [first] = parts;
  return {
    cart: {
      id: cartIdOf(cart),
      cartItems: parts.map((part) => cartItemOf(part, form.comments, affiliate)),
      ...(cart.giftVoucher && { giftVoucher: orderedGiftOf(cart.giftVoucher) }),
      currency: { id: cart.currencyCode },
      participants: parts.flatMap(participantsOf),
      persons: [personOf(form, cart)],
      ...(cart.voucherCode === undefined ? {} : { voucherCode: cart.voucherCode }),
    },
    ...(first ? orderedTransfersOf(first.item, first.form) : {}),
    bookingQuestionsAnswers: parts.flatMap(answersOf),
    chargeRequest: {
      amount: cart.grandTotal,
      currency: cart.currencyCode,
      description: descriptionOf(cart),
      authorize: isOnRequest(cart),
    },
    requireConfirmation: isOnRequest(cart),
    locale,
  };
}

/** Requirements 7, the checkout's payload. */
export function checkoutRequestOf(
  cart: Cart,
  typed: CheckoutForm,
  surroundings: Surroundings,
  method: ShopperMethod,
  payment: Payment,
): CheckoutRequest {
  const { chargeRequest, ...order } = orderOf(cart, typed, surroundings);
  return { ...order, chargeRequest: { ...chargeRequest, ...payment }, ...paidWith(method) };
}
