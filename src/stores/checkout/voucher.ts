import { atom } from 'nanostores';
import * as v from 'valibot';
import type { ServiceError } from '#api/service-error.ts';
import { voucherStatus, type Discount } from '#contracts/discount.ts';
import { withVoucher } from '#domain/cart-voucher.ts';
import { $cart } from './cart.ts';
import { findDiscount, type DiscountState } from './find-discount.ts';
import { $voucherCode } from './voucher-code.ts';

/** What became of the voucher of the cart. */
export const $discount = atom<DiscountState>({ status: 'initial' });

function setVoucher(discount: Discount | undefined): void {
  const cart = $cart.get();
  $voucherCode.set(discount?.voucherCode ?? null);
  if (cart) $cart.set(withVoucher(cart, discount));
}

/** Has a code looked up, and what it takes off taken off the cart. One that takes nothing off leaves the cart without a voucher. */
export async function applyVoucher(code: string): Promise<void> {
  const cart = $cart.get();
  if (!cart || $discount.get().status === 'loading') return;
  $discount.set({ status: 'loading' });
  const found = await findDiscount(code, cart.items, cart.currencyCode);
  if (found.status === 'loaded') setVoucher(found.discount.voucherStatus === 'valid' ? found.discount : undefined);
  $discount.set(found);
}

export function removeVoucher(): void {
  setVoucher(undefined);
  $discount.set({ status: 'initial' });
}

export function forgetVoucher(): void {
  $voucherCode.set(null);
  $discount.set({ status: 'initial' });
}

/** Looks the shopper's voucher up for a cart that was made without it: from the trip, or when its places were held anew. */
export async function renewVoucher(): Promise<void> {
  const [cart, code] = [$cart.get(), $voucherCode.get()];
  if (cart && code !== null && cart.voucherCode !== code) await applyVoucher(code);
}

/** The order was refused with its voucher: it goes on without. @param error of the service, which says why */
export function refuseVoucher({ details }: ServiceError): void {
  const { voucherCode = '' } = $cart.get() ?? {};
  const status = v.safeParse(voucherStatus, details['voucherStatus']);
  setVoucher(undefined);
  $discount.set(status.success ? { status: 'loaded', discount: { voucherCode, voucherStatus: status.output } } : { status: 'initial' });
}
