import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from './cart.ts';
import { formFor, pickupOf, type CheckoutForm } from './checkout-form.ts';
import { productKindFor } from './products/registry.ts';
import { selectionOf } from './products/selection.ts';
import { countryName, dialCodeOf } from './countries.ts';

/** Which payment pays: after the shopper's consent (3-D Secure) with the intent that it confirmed. */
export type Payment = { paymentMethodId: string; paymentIntentId?: string };

export type Surroundings = { locale: Locale; affiliate: string | null };
type Answer = CheckoutRequest['bookingQuestionsAnswers'][number];

const given = <K extends string>(key: K, value: string): { [P in K]?: string } =>
  (value.trim() === '' ? {} : { [key]: value.trim() }) as { [P in K]?: string };

function personOf({ booker }: CheckoutForm): CheckoutRequest['cart']['persons'][number] {
  return {
    firstName: booker.firstName.trim(),
    lastName: booker.lastName.trim(),
    email: booker.email.trim(),
    ...given('phoneNumber', booker.phone),
    country: { name: countryName(booker.country || booker.phoneCountry, 'en'), dial_code: dialCodeOf(booker.phoneCountry) ?? '' },
    ...given('city', booker.city),
    ...given('fullAddress', booker.fullAddress),
    ...given('postalCode', booker.postalCode),
    ...given('stateProvince', booker.stateProvince),
  };
}

function participantsOf(cart: Cart, form: CheckoutForm, addressJson: string): CheckoutRequest['cart']['participants'] {
  const lead = form.travellers[0]?.name.trim() ?? '';
  return form.travellers.map(({ name, email }, i) => ({
    // A ticket for somebody whom nobody had to name is made out to who travels with them.
    name: name.trim() || lead,
    ...given('email', email),
    componentName: cart.travellers[i] ?? '',
    startingTime: cart.startingTime,
    addressJson,
  }));
}

function answersOf(cart: Cart, { answers }: CheckoutForm): Answer[] {
  const answer = (questionId: string | undefined, text: string | undefined): Answer[] =>
    questionId && text?.trim() ? [{ questionId, answer: text.trim() }] : [];
  return [
    ...answers.booker.flatMap((text, i) => answer(cart.questions[i]?.id, text)),
    ...answers.travellers.flatMap((texts, participant) =>
      texts.flatMap((text, i) => answer(cart.passengersQuestions[i]?.id, text).map((one) => ({ ...one, participant }))),
    ),
  ];
}

/** Requirements 7: an order, whatever pays for it. The same cart and form give the same one. */
export function orderOf(cart: Cart, typed: CheckoutForm, { locale, affiliate }: Surroundings) {
  const form = formFor(cart, typed);
  const pickup = pickupOf(cart, form);
  return {
    cart: {
      id: cart.hold.id,
      cartItems: [
        {
          itemComments: form.comments.trim(),
          itemDetailsJson: JSON.stringify(selectionOf(cart)),
          serviceType: productKindFor(cart).serviceType,
          ...(affiliate ? { referralSource: affiliate } : {}),
        },
      ],
      currency: { id: cart.currencyCode },
      participants: participantsOf(cart, form, JSON.stringify(pickup ?? {})),
      persons: [personOf(form)],
    },
    ...(pickup ? { startingPointInformation: pickup } : {}),
    bookingQuestionsAnswers: answersOf(cart, form),
    chargeRequest: {
      amount: cart.grandTotal,
      currency: cart.currencyCode,
      description: `${cart.tourName}, ${cart.queryDate} ${cart.startingTime}`,
      authorize: cart.requireBookingApproval,
    },
    requireConfirmation: cart.requireBookingApproval,
    locale,
  };
}

/** Requirements 7, the checkout's payload. @param method as the server's registry calls it */
export function checkoutRequestOf(
  cart: Cart,
  typed: CheckoutForm,
  surroundings: Surroundings,
  method: string,
  payment: Payment,
): CheckoutRequest {
  const { chargeRequest, ...order } = orderOf(cart, typed, surroundings);
  return { ...order, chargeRequest: { ...chargeRequest, ...payment }, stripePaymentMethod: method };
}
