import * as v from 'valibot';
import { fetchCheckoutStatus } from '#api/checkout-status.ts';
import { checkoutResult, type CheckoutResult } from '#contracts/checkout-result.ts';
import { currencyCode } from '#contracts/common.ts';
import { boughtGiftVoucher } from '#contracts/gift-vouchers.ts';
import { orderFiles } from '#contracts/order-files.ts';
import { cartGiftVoucher, cartItem } from '#domain/cart.ts';
import { tabAtom } from '../browser/storage.ts';
import { $lastOrder } from './last-order.ts';

/** One item of an order, and what became of it. */
const booked = v.object({
  ...checkoutResult.entries.bookings.item.entries,
  item: cartItem,
});
export type Booked = v.InferOutput<typeof booked>;

/** A gift voucher that was bought, and what is shown of it. */
const shown = cartGiftVoucher.entries;
const boughtGift = v.object({ ...boughtGiftVoucher.entries, name: shown.name, tourName: shown.tourName, picture: shown.picture });
export type BoughtGift = v.InferOutput<typeof boughtGift>;

const confirmation = v.object({
  /** The checkout key, by which the order is asked for. */
  key: v.pipe(v.string(), v.uuid()),
  /** Of the whole order. */
  orderNumber: v.string(),
  bookings: v.array(booked),
  orderFiles: v.optional(orderFiles),
  /** There where the order is a gift voucher: then it has no bookings. */
  giftVoucher: v.optional(boughtGift),
  /** True where an organisation's account pays. */
  onAccount: v.optional(v.boolean()),
  /** True where all was paid with the order, before any operator has answered. */
  paidAtOnce: v.optional(v.boolean()),
  /** Where the tickets went. */
  email: v.string(),
  currencyCode,
});
export type Confirmation = v.InferOutput<typeof confirmation>;

/** The last order of this tab, for the confirmation page; still there after a reload. */
export const $confirmation = tabAtom<Confirmation | null>('confirmation', v.nullable(confirmation), null);

/** The shopper's bank has to be asked first: nothing is booked yet. */
export const needsAction = ({ stripeStatus }: CheckoutResult): boolean => stripeStatus === 'requires_action';

/** The money is set aside, and nothing is booked or bought yet. */
export const isSetAside = ({ stripeStatus, bookings, giftVoucher }: CheckoutResult): boolean =>
  stripeStatus === 'requires_capture' && bookings.length === 0 && !giftVoucher;

/** What was ordered and typed, and is said again on the confirmation page. */
type Ordered = Pick<Confirmation, 'email' | 'currencyCode'> & {
  /** In the order of the bookings. */
  ordered: readonly { item: Booked['item'] }[];
  giftVoucher?: Pick<BoughtGift, 'name' | 'tourName' | 'picture'> | undefined;
};

export function keepConfirmation(
  key: string,
  result: CheckoutResult,
  { ordered, giftVoucher, email, currencyCode: currency }: Ordered,
): void {
  $lastOrder.set(key);
  const { name = '', tourName, picture = '' } = giftVoucher ?? {};
  $confirmation.set({
    key,
    orderNumber: result.cart.tcConfirmationNumber ?? '',
    bookings: result.bookings.flatMap((booking, index) => {
      const { item } = ordered[index] ?? {};
      return item ? [{ ...booking, item }] : [];
    }),
    ...(result.orderFiles && { orderFiles: result.orderFiles }),
    ...(result.giftVoucher && { giftVoucher: { ...result.giftVoucher, name, picture, ...(tourName !== undefined && { tourName }) } }),
    ...(result.onAccount ? { onAccount: true } : {}),
    ...(result.paidAtOnce ? { paidAtOnce: true } : {}),
    email,
    currencyCode: currency,
  });
}

/** Asks whether an order on request has been answered, or one that was booked cancelled meanwhile; without news it stays as it is. */
export async function refreshConfirmation(): Promise<void> {
  const kept = $confirmation.get();
  if (!kept || !kept.bookings.some(({ status }) => status === 'on_request' || status === 'confirmed')) return;
  const standing = await fetchCheckoutStatus(kept.key).catch(() => null);
  if (standing?.state === 'booked' && standing.result) keepConfirmation(kept.key, standing.result, { ...kept, ordered: kept.bookings });
}
