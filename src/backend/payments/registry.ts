import { accountMethod } from './account/account.ts';
import { bancontactMethod } from './bancontact/bancontact.ts';
import { cardMethod } from './card/card.ts';
import type { PaymentMethod, ProviderMethod } from './method.ts';
import type { PayPalGateway } from './paypal/gateway.ts';
import { payPalMethod } from './paypal/paypal.ts';
import type { StripeGateway } from './stripe/gateway.ts';
import { voucherMethod } from './voucher/voucher.ts';
import { webPaymentsMethod } from './web-payments/web-payments.ts';

/** The providers that the shop can reach. */
export type Gateways = { stripe?: StripeGateway; payPal?: PayPalGateway };

/** Every way to pay: a further one is a folder and an entry here. Those of a provider that cannot be reached are none. */
export const paymentMethods = ({ stripe, payPal }: Gateways): readonly PaymentMethod[] => [
  ...(stripe ? [cardMethod(stripe), webPaymentsMethod(stripe), bancontactMethod(stripe)] : []),
  ...(payPal ? [payPalMethod(payPal)] : []),
  accountMethod,
  voucherMethod,
];

/** @returns nothing for an id that no method has */
export const findMethod = (methods: readonly PaymentMethod[], id: string): PaymentMethod | undefined =>
  methods.find((method) => method.id === id);

/** The method of a payment that is written down. @throws Error when the registry has it no more */
export function methodOf(methods: readonly PaymentMethod[], { method: id }: { method: string }): PaymentMethod {
  const method = findMethod(methods, id);
  if (!method) throw new Error(`there is no payment method ${id}`);
  return method;
}

/** The method, and the provider's id, of a payment whose money is at a provider. @throws Error for one that is in the shop's own books */
export function atProvider(
  methods: readonly PaymentMethod[],
  payment: { id: string; method: string; reference: string | null },
): { method: ProviderMethod; reference: string } {
  const method = methodOf(methods, payment);
  if (method.settles === 'with-booking' || payment.reference === null) throw new Error(`the payment ${payment.id} has no provider`);
  return { method, reference: payment.reference };
}
