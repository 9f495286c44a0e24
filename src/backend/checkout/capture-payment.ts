import { capture } from '../payments/card/capture.ts';
import { known, type Checkout } from './checkout.ts';

/** Takes the money of what is booked. Should that fail, the booking stands and its job goes on trying. */
export async function capturePayment(checkout: Checkout): Promise<undefined> {
  const { backend } = checkout;
  const booking = known(checkout, 'booking');
  if (booking.status === 'on_request') return;
  try {
    await capture(backend, booking);
  } catch (error) {
    backend.log.warn({ err: error, orderNumber: booking.orderNumber }, 'capture failed; its job will try again');
  }
}
