import { atom } from 'nanostores';
import * as v from 'valibot';
import { toServiceError, type ServiceError } from '#api/service-error.ts';
import { postDiscount } from '#api/shopper.ts';
import { voucherStatus, type Discount } from '#contracts/discount.ts';
import { withVoucher } from '#domain/cart.ts';
import { selectionOf } from '#domain/products/selection.ts';
import { tabAtom } from '../browser/storage.ts';
import { $cart } from './cart.ts';

type Found = Pick<Discount, 'voucherCode' | 'voucherStatus'> & Partial<Discount>;

/** Requirements 3, "Discount status", with what the voucher was found to be. */
export type DiscountState =
  { status: 'initial' | 'loading' } | { status: 'loaded'; discount: Found } | { status: 'error'; error: ServiceError };

export const $discount = atom<DiscountState>({ status: 'initial' });

/** What the shopper wants taken off, whatever is held anew. */
const $wantedCode = tabAtom<string | null>('voucher-code', v.nullable(v.string()), null);

function setVoucher(discount: Discount | undefined): void {
  const cart = $cart.get();
  $wantedCode.set(discount?.voucherCode ?? null);
  if (cart) $cart.set(withVoucher(cart, discount));
}

/** Has a code looked up, and what it takes off taken off the cart. One that takes nothing off leaves the cart without a voucher. */
export async function applyVoucher(code: string): Promise<void> {
  const cart = $cart.get();
  if (!cart || $discount.get().status === 'loading') return;
  $discount.set({ status: 'loading' });
  try {
    const cartItems = cart.items.map((item) => ({ itemDetailsJson: JSON.stringify(selectionOf(item)) }));
    const discount = await postDiscount({ voucherCode: code, cart: { cartItems, currency: { id: cart.currencyCode } } });
    setVoucher(discount.voucherStatus === 'valid' ? discount : undefined);
    $discount.set({ status: 'loaded', discount });
  } catch (error) {
    $discount.set({ status: 'error', error: toServiceError(error) });
  }
}

export function removeVoucher(): void {
  setVoucher(undefined);
  $discount.set({ status: 'initial' });
}

export function forgetVoucher(): void {
  $wantedCode.set(null);
  $discount.set({ status: 'initial' });
}

/** Looks the shopper's voucher up again for a cart that was made without it, as when its places were held anew. */
export async function renewVoucher(): Promise<void> {
  const [cart, code] = [$cart.get(), $wantedCode.get()];
  if (cart && code !== null && cart.voucherCode !== code) await applyVoucher(code);
}

/** The order was refused with its voucher: it goes on without. @param error of the service, which says why */
export function refuseVoucher({ details }: ServiceError): void {
  const { voucherCode = '' } = $cart.get() ?? {};
  const status = v.safeParse(voucherStatus, details['voucherStatus']);
  setVoucher(undefined);
  $discount.set(status.success ? { status: 'loaded', discount: { voucherCode, voucherStatus: status.output } } : { status: 'initial' });
}
