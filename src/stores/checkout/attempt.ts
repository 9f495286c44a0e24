import { ServiceError, toServiceError } from '#api/service-error.ts';
import { $online } from '../browser/online.ts';
import { $payment, $pendingIntent, type PaymentPhase } from './payment-state.ts';
import { refuseVoucher } from './voucher.ts';

function fail(error: ServiceError): void {
  // Refused by the bank (402) or by the shop (409, or an answer that carries an error message): that intent is void.
  if (error.status === 402 || error.status === 409 || error.code === 'refused') $pendingIntent.set(null);
  if (error.code === 'voucher_refused') refuseVoucher(error);
  $payment.set({ status: 'checkout_error', error });
}

/** Takes the last failure off the page, once its cause is gone. */
export function forgetFailure(): void {
  if ($payment.get().status === 'checkout_error') $payment.set({ status: 'initial' });
}

const isBooked = (): boolean => $payment.get().status === 'checkout_success';

/** Runs one payment at a time, however often the button is pressed (fault 1); what goes wrong becomes the state. */
export async function guarded(phase: PaymentPhase, work: () => Promise<void>): Promise<void> {
  if ($payment.get().status === 'processing') return;
  if (!$online.get()) {
    fail(new ServiceError('offline', 'No connection'));
    return;
  }
  $payment.set({ status: 'processing', phase });
  try {
    await work();
    if ($payment.get().status === 'processing') $payment.set({ status: 'initial' });
  } catch (error) {
    // Where another answer has shown it booked meanwhile, that stands.
    if (!isBooked()) fail(toServiceError(error));
  }
}
