import { atom } from 'nanostores';
import { fetchOrder, postRefund } from '#api/bookings.ts';
import { toServiceError, type ServiceError } from '#api/service-error.ts';
import type { Booking, Order } from '#contracts/bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { hasEnded } from '#domain/guest-booking.ts';
import { reportOnce } from '../browser/analytics.ts';
import { setClock } from '../browser/clock.ts';
import { $access, type Access } from './booking-access.ts';
import { startOver } from './guest-access.ts';
import { latest } from '../browser/latest.ts';
import { forgetOrder } from './saved-tickets.ts';
import type { Remote } from '../browser/status.ts';

/** The order that this tab has access to. */
export const $guestOrder = atom<Remote<Order | null>>({ status: 'initial', data: null });
const calls = latest();

const show = (data: Order): void => $guestOrder.set({ status: 'loaded', data });

function forget(): void {
  calls.cancel();
  $guestOrder.set({ status: 'initial', data: null });
}

/** How the last cancellation went; `bookingNumber` is of the booking that it is about. */
export type RefundState = { status: 'idle' | 'sending' | 'done'; bookingNumber?: string; error?: ServiceError };
export const $refund = atom<RefundState>({ status: 'idle' });

const isNoAccess = ({ code }: ServiceError): boolean => code === 'unauthenticated' || code === 'forbidden';

/** Asks for the code once more when access has run out or never was. */
function leaveIfLost(error: ServiceError): boolean {
  if (!isNoAccess(error)) return false;
  forget();
  startOver(error);
  return true;
}

/** @throws ServiceError `unauthenticated` when it is an order of somebody who is not signed in any more */
async function authorizationFor({ guest }: Access): Promise<string> {
  if (guest) return `Bearer ${guest.accessToken}`;
  const { asSubject } = await import('../account/auth/resume.ts');
  return (await asSubject()).authorization;
}

export async function loadGuestOrder(locale: Locale): Promise<void> {
  const access = $access.get();
  if (!access) return;
  const signal = calls.start();
  $guestOrder.set({ status: 'loading', data: null });
  try {
    const order = await fetchOrder(access.orderNumber, await authorizationFor(access), locale, signal);
    setClock();
    if (!signal.aborted) show(order);
  } catch (thrown) {
    const error = toServiceError(thrown);
    if (!signal.aborted && !leaveIfLost(error)) $guestOrder.set({ status: 'error', data: null, error });
  }
}

/** Shows a booking as it is now; the others stay. */
function showCancelled(cancelled: Booking): void {
  const { data } = $guestOrder.get();
  if (!data) return;
  const bookings = data.bookings.map((booking) => (booking.orderNumber === cancelled.orderNumber ? cancelled : booking));
  show({ ...data, bookings });
}

/** An event says that an order is refunded as a whole: it is sent with the last of its bookings. */
function reportRefund(): void {
  const { data } = $guestOrder.get();
  if (!data?.bookings.every(hasEnded)) return;
  const { orderNumber: id } = data;
  reportOnce(`${id} refund`, { event: 'refund', ecommerce: { refund: { actionField: { id } } } });
}

/**
 * Cancels a booking of the order for the amount that was shown, once at a time; the order's own figures are read again. When a deadline has
 * passed meanwhile, nothing is cancelled, and the order is read again with the new amount. Ends in a state, never in an exception.
 * @returns whether it is cancelled
 */
export async function cancelGuestBooking(bookingNumber: string, amount: number, locale: Locale): Promise<boolean> {
  const access = $access.get();
  if (!access || $refund.get().status === 'sending') return false;
  $refund.set({ status: 'sending', bookingNumber });
  try {
    showCancelled(await postRefund(bookingNumber, await authorizationFor(access), locale, amount));
    $refund.set({ status: 'done', bookingNumber });
    reportRefund();
    await Promise.all([forgetOrder(bookingNumber), readAgain(access, locale)]);
    return true;
  } catch (thrown) {
    const error = toServiceError(thrown);
    $refund.set({ status: 'idle', bookingNumber, error });
    if (!leaveIfLost(error) && (error.code === 'refund_changed' || error.code === 'not_refundable')) await readAgain(access, locale);
    return false;
  }
}

/** What stands there stays until the new state has come. */
async function readAgain(access: Access, locale: Locale): Promise<void> {
  const signal = calls.start();
  const order = await authorizationFor(access)
    .then((authorization) => fetchOrder(access.orderNumber, authorization, locale, signal))
    .catch(() => undefined);
  if (order && !signal.aborted) show(order);
}

/** Forgets what went wrong, before it is tried anew. */
export const resetRefund = (): void => $refund.set({ status: 'idle' });

/** Ends the access to this order. */
export function leaveBooking(): void {
  forget();
  resetRefund();
  startOver();
}
