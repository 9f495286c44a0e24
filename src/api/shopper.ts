import { checkout, type CheckoutRequest } from '#contracts/checkout.ts';
import { paymentConfirmation, paymentIntent } from '#contracts/payment-intent.ts';
import { payPalOrder } from '#contracts/paypal-order.ts';
import { request } from './request.ts';

/** The brand's organisation, which the build puts in. */
const ofOrganization = (): { organizationId?: string } => {
  const organizationId = import.meta.env.ORGANIZATION_ID;
  return organizationId ? { organizationId } : {};
};

/** For one order: its Idempotency-Key, however often it is sent, and the token of who places it; a guest has none. */
export type CheckoutCredentials = { key: string; authorization?: string | undefined };

const sent = <Body extends CheckoutRequest>({ key, authorization }: CheckoutCredentials, body: Body) => ({
  headers: { 'idempotency-key': key, ...(authorization ? { authorization } : {}) },
  body: { ...body, ...ofOrganization() },
});

/** Requirements 7, checkout, for the brand's organisation (section 5). */
export const postCheckout = (credentials: CheckoutCredentials, body: CheckoutRequest) => request(checkout, sent(credentials, body));

/** The same where PayPal is to pay: begins its payment. */
export const postPayPalOrder = (credentials: CheckoutCredentials, body: CheckoutRequest) => request(payPalOrder, sent(credentials, body));

/** The same where a wallet is to pay: has its money set aside, and books nothing yet. */
export const postPaymentIntent = (credentials: CheckoutCredentials, body: CheckoutRequest) =>
  request(paymentIntent, sent(credentials, body));

/** Books what `postPaymentIntent` has set aside. @param body names the intent */
export function postPaymentConfirmation(credentials: CheckoutCredentials, body: CheckoutRequest) {
  const { paymentIntentId = '' } = body.chargeRequest;
  return request(paymentConfirmation, sent(credentials, { ...body, chargeRequest: { ...body.chargeRequest, paymentIntentId } }));
}
