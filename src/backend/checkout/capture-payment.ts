import { captureBooked } from '../bookings/money.ts';
import { known, type Checkout } from './checkout.ts';

/** Takes the money of what is booked, where that is still to be done. Should it fail, the booking stands and its job goes on trying. */
export async function capturePayment(checkout: Checkout): Promise<undefined> {
  const { backend, method } = checkout;
  const booking = known(checkout, 'booking');
  if (booking.status === 'on_request' || method.settles !== 'after-booking') return;
  try {
    await captureBooked(backend, booking);
  } catch (error) {
    backend.log.warn({ err: error, orderNumber: booking.orderNumber }, 'capture failed; its job will try again');
  }
}
