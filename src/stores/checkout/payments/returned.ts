import { atom } from 'nanostores';
import * as v from 'valibot';
import { toServiceError } from '#api/service-error.ts';
import { uuid } from '#contracts/common.ts';
import { awaitOutcome } from '../await-outcome.ts';
import { needsAction } from '../result.ts';
import { leavesOutcomeOpen } from '../send-order.ts';

/** `url` of the PDF of a gift voucher. */
type Done = { status: 'booked'; orderNumber: string } | { status: 'bought'; orderNumber: string; url: string };

/** What became of an order that was begun in another tab; `unpaid` can still be paid there. */
export type Returned = { status: 'none' | 'asking' | 'unpaid' | 'failed' | 'unsure' } | Done;

export const $returned = atom<Returned>({ status: 'none' });

/**
 * Whether the shopper has paid there: Stripe's word for it (https://docs.stripe.com/payments/bancontact/accept-a-payment), and who has
 * agreed at PayPal.
 */
const hasPaid = (address: URLSearchParams): boolean => address.get('redirect_status') === 'succeeded' || address.has('PayerID');

async function outcomeOf(key: string, isPaid: boolean): Promise<Returned> {
  const result = await awaitOutcome(key, (found) => !isPaid || !needsAction(found));
  if (!result) return { status: 'none' };
  if (needsAction(result)) return { status: 'unpaid' };
  const { giftVoucher, cart } = result;
  const orderNumber = cart.tcConfirmationNumber ?? '';
  return giftVoucher ? { status: 'bought', orderNumber, url: giftVoucher.url } : { status: 'booked', orderNumber };
}

/** Asks for the order that the address names, if any. @param search of the address, as the pages of a provider lead back to it */
export async function askReturned(search: string): Promise<void> {
  const address = new URLSearchParams(search);
  const key = v.safeParse(uuid, address.get('checkout'));
  if (!key.success || $returned.get().status !== 'none') return;
  $returned.set({ status: 'asking' });
  $returned.set(
    await outcomeOf(key.output, hasPaid(address)).catch((error: unknown): Returned => {
      return { status: leavesOutcomeOpen.has(toServiceError(error).code) ? 'unsure' : 'failed' };
    }),
  );
}
