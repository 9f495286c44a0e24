import { sumOf, type Cart, type CartItem } from './cart.ts';
import { fromDecimal, toDecimal } from './money.ts';

/** A cart with what a voucher takes off it, in place of any before. @param discount nothing: no voucher */
export function withVoucher(
  { voucherCode: _code, voucherValue: _value, voucherBalance: _balance, ...cart }: Cart,
  discount?: { voucherCode: string; voucherValue: number; voucherBalance?: number | undefined },
): Cart {
  const { items, currencyCode: currency } = cart;
  const grandTotal = sumOf(items, currency);
  if (!discount) return { ...cart, grandTotal };
  const { voucherCode, voucherValue, voucherBalance } = discount;
  const amount = fromDecimal(grandTotal, currency).amount - fromDecimal(voucherValue, currency).amount;
  return { ...cart, grandTotal: toDecimal({ amount, currency }), voucherCode, voucherValue, voucherBalance };
}

/** An item at what was paid for it: what a voucher has taken off is a line of it. @param paid decimal */
export function asPaid(item: CartItem, paid: number, voucherCode: string | undefined): CartItem {
  const { grandTotal, currencyCode: currency, lines } = item;
  const amount = fromDecimal(paid, currency).amount - fromDecimal(grandTotal, currency).amount;
  if (voucherCode === undefined || amount >= 0) return item;
  const total = toDecimal({ amount, currency });
  const line = { group: 'discount', id: voucherCode, label: voucherCode, quantity: 1, unitPrice: total, total } as const;
  return { ...item, grandTotal: paid, lines: [...lines, line] };
}
