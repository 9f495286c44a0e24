import * as v from 'valibot';
import { currencyCode, type CurrencyCode } from '#contracts/common.ts';
import { fromDecimal, minorDigits, toDecimal, type Money } from '#domain/money.ts';
import type { Due } from '../method.ts';
import type { PayPalClient } from './client.ts';

export const payPalAmount = v.object({ currency_code: currencyCode, value: v.string() });
const part = v.object({ id: v.string(), status: v.string(), amount: payPalAmount });
const refund = v.object({ ...part.entries, custom_id: v.optional(v.string()) });

const unit = v.object({
  /** Which try of the checkout it was made for. */
  reference_id: v.optional(v.string()),
  /** The checkout. */
  custom_id: v.optional(v.string()),
  invoice_id: v.optional(v.string()),
  amount: payPalAmount,
  payments: v.optional(
    v.object({
      authorizations: v.optional(v.array(part), []),
      captures: v.optional(v.array(part), []),
      refunds: v.optional(v.array(refund), []),
    }),
  ),
});

/** As far as the shop reads it: https://developer.paypal.com/docs/api/orders/v2/#orders_get */
export const payPalOrder = v.object({
  id: v.string(),
  status: v.string(),
  links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() })), []),
  purchase_units: v.pipe(v.array(unit), v.minLength(1)),
});
export type PayPalOrder = v.InferOutput<typeof payPalOrder>;
export type PayPalRefund = v.InferOutput<typeof refund>;

const orderPath = (id: string): string => `/v2/checkout/orders/${encodeURIComponent(id)}`;

/** `{ currency_code: 'EUR', value: '64.00' }` */
export const valueOf = (money: Money): { currency_code: CurrencyCode; value: string } => ({
  currency_code: money.currency,
  value: toDecimal(money).toFixed(minorDigits(money.currency)),
});

/** @returns minor units */
export const minorOf = ({ currency_code: currency, value }: v.InferOutput<typeof payPalAmount>): number =>
  fromDecimal(Number(value), currency).amount;

export const unitOf = ({ purchase_units: [first] }: PayPalOrder) => {
  if (!first) throw new Error('an order of PayPal has one purchase unit');
  return first;
};
export const authorizationOf = (order: PayPalOrder) => unitOf(order).payments?.authorizations[0];
export const captureOf = (order: PayPalOrder) => unitOf(order).payments?.captures[0];
export const refundsOf = (order: PayPalOrder) => unitOf(order).payments?.refunds ?? [];
export const checkoutOf = (order: PayPalOrder): string | undefined => unitOf(order).custom_id;

/** Where the shopper approves it. */
export const approvalOf = ({ links }: PayPalOrder): string | undefined =>
  links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;

export const tryName = (number: number): string => `try-${number}`;

export const readOrder = async (client: PayPalClient, id: string): Promise<PayPalOrder> =>
  v.parse(payPalOrder, await client.get(orderPath(id)));

/**
 * Makes the order that the shopper approves; made again for the same try, it is the same one. One invoice id for all tries of a checkout:
 * PayPal takes no second payment for it.
 */
export async function createOrder(client: PayPalClient, due: Due, shop: string, number: number): Promise<PayPalOrder> {
  const { checkout, description, payer, returnUrl } = due;
  const made = await client.post(
    '/v2/checkout/orders',
    {
      intent: 'AUTHORIZE',
      purchase_units: [
        {
          reference_id: tryName(number),
          custom_id: checkout,
          invoice_id: checkout,
          // The most that PayPal takes.
          description: description.slice(0, 127),
          amount: valueOf(due),
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            brand_name: shop,
            locale: payer.locale,
            shipping_preference: 'NO_SHIPPING',
            user_action: 'PAY_NOW',
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            return_url: returnUrl,
            cancel_url: returnUrl,
          },
        },
      },
    },
    `${checkout}:${number}`,
  );
  return v.parse(payPalOrder, made);
}

/** Sets aside what the shopper has approved. @throws PayPalRefusal such as `INSTRUMENT_DECLINED` */
export const authorizeOrder = async (client: PayPalClient, id: string): Promise<PayPalOrder> =>
  v.parse(payPalOrder, await client.post(`${orderPath(id)}/authorize`, {}, `${id}:authorize`));

/** Takes money that was set aside, and gives up the rest. */
export async function captureAuthorization(client: PayPalClient, order: PayPalOrder, money: Money): Promise<v.InferOutput<typeof part>> {
  const made = await client.post(
    `/v2/payments/authorizations/${authorizationOf(order)?.id}/capture`,
    { amount: valueOf(money), final_capture: true },
    `${order.id}:capture`,
  );
  return v.parse(part, made);
}

/** Gives up what was set aside. */
export const voidAuthorization = (client: PayPalClient, order: PayPalOrder): Promise<unknown> =>
  client.post(`/v2/payments/authorizations/${authorizationOf(order)?.id}/void`, {}, `${order.id}:void`);

/** Gives money back, once for each key: PayPal's own memory of a key ends, so what was made before is looked up first. */
export async function refundCapture(client: PayPalClient, order: PayPalOrder, money: Money, key: string): Promise<PayPalRefund> {
  const made = refundsOf(order).find(({ custom_id: custom }) => custom === key);
  if (made) return made;
  const path = `/v2/payments/captures/${captureOf(order)?.id}/refund`;
  return v.parse(refund, await client.post(path, { amount: valueOf(money), custom_id: key }, `${order.id}:refund:${key}`));
}
