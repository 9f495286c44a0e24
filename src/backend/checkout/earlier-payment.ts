import { isOver, type ProviderPayment } from '../payments/method.ts';
import { known, type Checkout } from './checkout.ts';

/** The payment of an earlier try of this checkout: written down, or made by a server that vanished. */
export async function earlierPayment(checkout: Checkout): Promise<ProviderPayment | undefined> {
  const { method, key } = checkout;
  if (method.settles === 'with-booking') return undefined;
  const { paymentReference, isTakenOver, startedAt } = known(checkout, 'claim');
  const written = paymentReference === null ? undefined : await method.read(paymentReference);
  // A try after one that was voided makes another payment, which a server that vanished has not written down.
  const mayHaveMore = isTakenOver && (written === undefined || isOver(written));
  return mayHaveMore ? ((await method.find(key, startedAt)) ?? written) : written;
}
