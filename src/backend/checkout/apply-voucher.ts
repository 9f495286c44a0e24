import { toDecimal } from '#domain/money.ts';
import { voucherMessages } from '#i18n/voucher/index.ts';
import { Refusal } from '../http/refusal.ts';
import { readDiscounts, reserveVoucher } from '../vouchers/uses.ts';
import { known, type Checkout, type OrderedItem } from './checkout.ts';
import { netOf } from './order-of-item.ts';

/** An item with what the voucher takes off it. @param amount minor units of its currency */
function discounted(item: OrderedItem, code: string, amount: number): OrderedItem {
  if (amount === 0) return item;
  const label = voucherMessages(item.order.locale).line({ code });
  const discount = { kind: 'discount', group: 'discount', id: code, label, quantity: 1, unit: -amount, total: -amount } as const;
  const { chargeRequest, ...order } = item.order;
  const charged = toDecimal({ amount: netOf({ ...item, discount }), currency: item.hold.currency });
  return { ...item, discount, order: { ...order, chargeRequest: { ...chargeRequest, amount: charged } } as OrderedItem['order'] };
}

function apply(checkout: Checkout, code: string, discounts: readonly number[]): void {
  checkout.items = known(checkout, 'items').map((item, index) => discounted(item, code, discounts[index] ?? 0));
}

/** Looks a code up, and counts it where there is no such voucher. */
async function reserve(checkout: Checkout, code: string): Promise<readonly number[]> {
  const { backend, key: checkoutKey, order, codeTries } = checkout;
  const items = known(checkout, 'items').map(({ hold: { tourId: product, total } }) => ({ product, total }));
  const { cart } = order;
  codeTries?.begin();
  try {
    const use = { code, checkoutKey, email: cart.persons[0]?.email ?? '', items, currency: cart.currency.id };
    const discounts = await reserveVoucher(backend, use);
    codeTries?.succeed();
    return discounts;
  } catch (error) {
    if (error instanceof Refusal && error.details?.['voucherStatus'] !== 'unknown') codeTries?.succeed();
    throw error;
  }
}

/** Takes off what the voucher of an order is worth, and keeps it for this order before anything is paid (decision 23 of docs/design.md). */
export async function applyVoucher(checkout: Checkout): Promise<undefined> {
  const { method, order } = checkout;
  const { voucherCode } = order.cart;
  if (voucherCode === undefined) return;
  if (method.payer !== 'shopper') throw new Refusal('invalid_request', { field: 'cart.voucherCode', problem: 'on_account' });
  apply(checkout, voucherCode, await reserve(checkout, voucherCode));
}

/** The same for an order that has been paid: what was kept for it stands, whatever has become of the voucher. */
export async function applyReserved(checkout: Checkout): Promise<undefined> {
  const { backend, key, order } = checkout;
  const { voucherCode } = order.cart;
  if (voucherCode === undefined) return;
  const discounts = await readDiscounts(backend.db, key);
  if (discounts) apply(checkout, voucherCode, discounts);
}
