import * as v from 'valibot';
import { fetchCheckoutStatus } from '#api/shopper.ts';
import { checkoutResult, placeInformation, type CheckoutResult } from '#contracts/checkout.ts';
import { cart, type Cart } from '#domain/cart.ts';
import { tabAtom } from '../browser/storage.ts';

const confirmation = v.object({
  /** The checkout key, by which the order is asked for. */
  key: v.pipe(v.string(), v.uuid()),
  orderNumber: v.string(),
  state: v.picklist(['confirmed', 'on_request', 'declined', 'cancelled']),
  vouchers: checkoutResult.entries.vouchers,
  calendarUrl: v.optional(v.string()),
  /** True where an organisation's account pays. */
  onAccount: v.optional(v.boolean()),
  /** Where the tickets went. */
  email: v.string(),
  /** Where the shopper is fetched. */
  pickup: v.optional(placeInformation),
  cart,
});
export type Confirmation = v.InferOutput<typeof confirmation>;

/** The last order of this tab, for the confirmation page; still there after a reload. */
export const $confirmation = tabAtom<Confirmation | null>('confirmation', v.nullable(confirmation), null);

/** The shopper's bank has to be asked first: nothing is booked yet. */
export const needsAction = ({ stripeStatus }: CheckoutResult): boolean => stripeStatus === 'requires_action';

function stateOf({ stripeStatus, cart: { requireConfirmation, cancelled } }: CheckoutResult): Confirmation['state'] {
  if (cancelled) return 'cancelled';
  if (stripeStatus === 'canceled') return 'declined';
  return requireConfirmation ? 'on_request' : 'confirmed';
}

/** What was typed and is said again on the confirmation page. */
type Said = Pick<Confirmation, 'email' | 'pickup'>;

export function keepConfirmation(key: string, result: CheckoutResult, ordered: Cart, { email, pickup }: Said): void {
  const { vouchers, calendarUrl, onAccount } = result;
  $confirmation.set({
    key,
    orderNumber: result.cart.tcConfirmationNumber ?? '',
    state: stateOf(result),
    vouchers,
    ...(calendarUrl ? { calendarUrl } : {}),
    ...(onAccount ? { onAccount } : {}),
    email,
    ...(pickup ? { pickup } : {}),
    cart: ordered,
  });
}

/** Asks whether an order on request has been answered, or one that was booked cancelled meanwhile; without news it stays as it is. */
export async function refreshConfirmation(): Promise<void> {
  const kept = $confirmation.get();
  if (kept?.state !== 'on_request' && kept?.state !== 'confirmed') return;
  const standing = await fetchCheckoutStatus(kept.key).catch(() => null);
  if (standing?.state === 'booked' && standing.result) keepConfirmation(kept.key, standing.result, kept.cart, kept);
}
