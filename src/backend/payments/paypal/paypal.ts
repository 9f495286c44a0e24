import type { Attempt, Due, ProviderMethod, ProviderPayment } from '../method.ts';
import { PayPalRefusal } from './client.ts';
import { eventOf } from './event.ts';
import type { PayPalGateway } from './gateway.ts';
import {
  authorizationOf,
  authorizeOrder,
  captureAuthorization,
  captureOf,
  checkoutOf,
  createOrder,
  minorOf,
  readOrder,
  refundCapture,
  tryName,
  unitOf,
  voidAuthorization,
  type PayPalOrder,
} from './orders.ts';
import { declined, payPal, paymentOf, refundOf } from './payment.ts';

const moneyIn = (order: PayPalOrder, amount: number) => ({ amount, currency: unitOf(order).amount.currency_code });

const setAside = ({ client }: PayPalGateway, reference: string): Promise<ProviderPayment> =>
  authorizeOrder(client, reference).then(paymentOf, (error: unknown) => declined(reference, error));

/** What was approved in this try is set aside; a further try begins with an order that can be approved anew. */
async function begin(gateway: PayPalGateway, due: Due, { number, earlier }: Attempt): Promise<ProviderPayment> {
  const { client, shop } = gateway;
  const order = earlier?.state === 'approved' ? await readOrder(client, earlier.reference) : undefined;
  if (order && unitOf(order).reference_id === tryName(number)) return setAside(gateway, order.id);
  return paymentOf(await createOrder(client, due, shop, number));
}

/** An order that PayPal knows no more was approved by nobody. */
async function standing({ client }: PayPalGateway, reference: string): Promise<ProviderPayment> {
  try {
    return paymentOf(await readOrder(client, reference));
  } catch (error) {
    if (error instanceof PayPalRefusal && error.issue === 'RESOURCE_NOT_FOUND') return { reference, state: 'released', instrument: payPal };
    throw error;
  }
}

async function take({ client }: PayPalGateway, reference: string, amount: number): Promise<'captured' | 'pending'> {
  const order = await readOrder(client, reference);
  const made = captureOf(order) ?? (await captureAuthorization(client, order, moneyIn(order, amount)));
  if (made.status === 'DECLINED' || made.status === 'FAILED') throw new Error(`PayPal has not captured ${reference}: ${made.status}`);
  return made.status === 'PENDING' ? 'pending' : 'captured';
}

/** What was only approved is never asked for. */
async function giveUp({ client }: PayPalGateway, reference: string): Promise<'released' | 'returned'> {
  const order = await readOrder(client, reference);
  const capture = captureOf(order);
  if (capture) {
    await refundCapture(client, order, moneyIn(order, minorOf(capture.amount)), checkoutOf(order) ?? '');
    return 'returned';
  }
  if (authorizationOf(order)?.status === 'CREATED') await voidAuthorization(client, order);
  return 'released';
}

/**
 * PayPal, by its Orders v2: approved in its window or on its pages, then set aside, and captured once it is booked.
 * https://developer.paypal.com/docs/api/orders/v2/
 */
export const payPalMethod = (gateway: PayPalGateway): ProviderMethod => ({
  id: payPal,
  payer: 'shopper',
  settles: 'after-booking',
  authorise: (due, _instrument, attempt) => begin(gateway, due, attempt),
  setAside: (reference) => setAside(gateway, reference),
  read: (reference) => standing(gateway, reference),
  // An order whose id nobody has written down was shown to nobody: nothing can become of it.
  find: async () => undefined,
  capture: (reference, amount) => take(gateway, reference, amount),
  release: (reference) => giveUp(gateway, reference),
  async refund(reference, amount, key) {
    const order = await readOrder(gateway.client, reference);
    return refundOf(await refundCapture(gateway.client, order, moneyIn(order, amount), key));
  },
  event: (payload, headers) => eventOf(gateway, payload, headers),
});
