import type { CurrencyCode } from '#contracts/common.ts';
import type { Discount } from '#contracts/discount.ts';
import type { Selection } from '#contracts/quotes.ts';
import { toDecimal } from '#domain/money.ts';
import { discountsOf } from '#domain/voucher.ts';
import type { Backend } from '../backend.ts';
import { productIn } from '../catalogue/product.ts';
import { Refusal } from '../http/refusal.ts';
import { price } from '../vendor/quote.ts';
import { asAvailable, takenOff } from './available.ts';
import { isUsedUp } from './uses.ts';
import { checkVoucher, readVoucher, type Bought } from './voucher.ts';

/** What things cost now, in the order in which they are asked for. @throws Refusal `not_found`, `invalid_request` */
function boughtOf(backend: Backend, selections: readonly Selection[], currency: CurrencyCode): Bought {
  const market = { locale: backend.brand.locales[0], currency };
  const items = selections.map((selection) => {
    const found = productIn(backend.catalogue, selection.tourId);
    if (!found) throw new Refusal('not_found', { field: 'cart.cartItems' });
    return { product: found.tourId, total: price(backend, found, selection, market).total };
  });
  return { items, currency };
}

/**
 * What a voucher takes off these things at their prices of now, or why it takes nothing off. How often its booker has used it is not known
 * before the order.
 * @throws Refusal `not_found`, `invalid_request` for things that are not sold
 */
export async function discountOn(
  backend: Backend,
  code: string,
  selections: readonly Selection[],
  currency: CurrencyCode,
): Promise<Discount> {
  const bought = boughtOf(backend, selections, currency);
  const known = await readVoucher(backend.db, code);
  const { status, voucher } = checkVoucher(backend, known && (await asAvailable(backend.db, known)), bought);
  const answer = { voucherCode: code, voucherValue: 0, currencyCode: currency };
  if (status !== 'valid') {
    return {
      ...answer,
      voucherStatus: status,
      ...(status === 'least_total' && voucher && { leastTotal: toDecimal({ amount: voucher.leastTotal, currency }) }),
      ...(status === 'not_yet' && voucher?.validFrom && { validFrom: voucher.validFrom.toISOString() }),
    };
  }
  if (await isUsedUp(backend.db, voucher)) return { ...answer, voucherStatus: 'used_up' };
  const amount = takenOff(discountsOf(voucher, bought.items));
  return {
    ...answer,
    voucherStatus: 'valid',
    voucherValue: toDecimal({ amount, currency }),
    ...(voucher.hasBalance && { voucherBalance: toDecimal({ amount: (voucher.amount ?? 0) - amount, currency }) }),
  };
}
