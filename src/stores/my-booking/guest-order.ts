import { atom } from 'nanostores';
import { fetchBooking, postRefund } from '#api/bookings.ts';
import { toServiceError, type ServiceError } from '#api/service-error.ts';
import type { Booking } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { reportOnce } from '../browser/analytics.ts';
import { setClock } from '../browser/clock.ts';
import { $access, type Access } from './booking-access.ts';
import { startOver } from './guest-access.ts';
import { latest } from '../browser/latest.ts';
import { forgetOrder } from './saved-tickets.ts';
import type { Remote } from '../browser/status.ts';

/** The booking that this tab has access to. */
export const $guestBooking = atom<Remote<Booking | null>>({ status: 'initial', data: null });
const calls = latest();

const show = (data: Booking): void => $guestBooking.set({ status: 'loaded', data });

function forget(): void {
  calls.cancel();
  $guestBooking.set({ status: 'initial', data: null });
}

export type RefundState = { status: 'idle' | 'sending'; error?: ServiceError };
export const $refund = atom<RefundState>({ status: 'idle' });

const isNoAccess = ({ code }: ServiceError): boolean => code === 'unauthenticated' || code === 'forbidden';

/** Asks for the code once more when access has run out or never was. */
function leaveIfLost(error: ServiceError): boolean {
  if (!isNoAccess(error)) return false;
  forget();
  startOver(error);
  return true;
}

/** @throws ServiceError `unauthenticated` when it is a booking of somebody who is not signed in any more */
async function authorizationFor({ guest }: Access): Promise<string> {
  if (guest) return `Bearer ${guest.accessToken}`;
  const { asSubject } = await import('../account/auth/resume.ts');
  return (await asSubject()).authorization;
}

export async function loadGuestBooking(locale: Locale): Promise<void> {
  const access = $access.get();
  if (!access) return;
  const signal = calls.start();
  $guestBooking.set({ status: 'loading', data: null });
  try {
    const booking = await fetchBooking(access.orderNumber, await authorizationFor(access), locale, signal);
    setClock();
    if (!signal.aborted) show(booking);
  } catch (thrown) {
    const error = toServiceError(thrown);
    if (!signal.aborted && !leaveIfLost(error)) $guestBooking.set({ status: 'error', data: null, error });
  }
}

/**
 * Cancels the booking for the amount that was shown, once at a time. When a deadline has passed meanwhile, nothing is
 * cancelled, and the booking is read again with the new amount. Ends in a state, never in an exception.
 * @returns whether it is cancelled
 */
export async function cancelGuestBooking(amount: number, locale: Locale): Promise<boolean> {
  const access = $access.get();
  if (!access || $refund.get().status === 'sending') return false;
  $refund.set({ status: 'sending' });
  try {
    const cancelled = await postRefund(access.orderNumber, await authorizationFor(access), locale, amount);
    show(cancelled);
    $refund.set({ status: 'idle' });
    reportOnce(`${cancelled.orderNumber} refund`, {
      event: 'refund',
      ecommerce: { refund: { actionField: { id: cancelled.orderNumber } } },
    });
    await forgetOrder(cancelled.orderNumber);
    return true;
  } catch (thrown) {
    const error = toServiceError(thrown);
    $refund.set({ status: 'idle', error });
    if (!leaveIfLost(error) && (error.code === 'refund_changed' || error.code === 'not_refundable')) await readAgain(access, locale);
    return false;
  }
}

/** What stands there stays until the new state has come. */
async function readAgain(access: Access, locale: Locale): Promise<void> {
  const booking = await authorizationFor(access)
    .then((authorization) => fetchBooking(access.orderNumber, authorization, locale))
    .catch(() => undefined);
  if (booking) show(booking);
}

/** Forgets what went wrong, before it is tried anew. */
export const resetRefund = (): void => $refund.set({ status: 'idle' });

/** Ends the access to this booking. */
export function leaveBooking(): void {
  forget();
  resetRefund();
  startOver();
}
