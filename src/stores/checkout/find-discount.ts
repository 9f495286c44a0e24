import { postDiscount } from '#api/discount.ts';
import { toServiceError, type ServiceError } from '#api/service-error.ts';
import type { CurrencyCode } from '#contracts/common.ts';
import type { Discount } from '#contracts/discount.ts';
import type { Selection } from '#contracts/quotes.ts';
import { selectionOf } from '#domain/products/selection.ts';

type Found =
  | { status: 'loaded'; discount: Pick<Discount, 'voucherCode' | 'voucherStatus'> & Partial<Discount> }
  | { status: 'error'; error: ServiceError };

/** Requirements 3, "Discount status", with what the voucher was found to be. */
export type DiscountState = { status: 'initial' | 'loading' } | Found;

/** Asks what a voucher takes off what has been chosen; a call that fails is an answer, too. */
export async function findDiscount(
  code: string,
  chosen: readonly Selection[],
  currency: CurrencyCode,
): Promise<{ status: 'loaded'; discount: Discount } | Extract<Found, { status: 'error' }>> {
  const cartItems = chosen.map((one) => ({ itemDetailsJson: JSON.stringify(selectionOf(one)) }));
  try {
    return { status: 'loaded', discount: await postDiscount({ voucherCode: code, cart: { cartItems, currency: { id: currency } } }) };
  } catch (error) {
    return { status: 'error', error: toServiceError(error) };
  }
}
