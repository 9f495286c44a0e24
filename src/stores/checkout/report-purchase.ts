import { couponOf, giftProduct, productsOf } from '#domain/analytics.ts';
import { sumOf } from '#domain/cart.ts';
import { certainOf, stateOf } from '#domain/order-state.ts';
import { reportOnce } from '../browser/analytics.ts';
import { $confirmation, type Confirmation } from './result.ts';

function purchaseOf(order: Confirmation) {
  const { orderNumber: id, currencyCode, giftVoucher } = order;
  if (giftVoucher) {
    const { name, amount } = giftVoucher;
    return { actionField: { id, revenue: amount }, products: [giftProduct(name, amount)] };
  }
  const items = certainOf(order).map(({ item }) => item);
  const coupon = couponOf(items);
  const actionField = { id, revenue: sumOf(items, currencyCode), ...(coupon !== undefined && { coupon }) };
  return { actionField, products: productsOf(items) };
}

/** Reports the order of the confirmation page, once: what is certain of it when all operators have answered. @returns what ends it */
export const watchPurchase = (): (() => void) =>
  $confirmation.subscribe((order) => {
    if (!order || (!order.giftVoucher && stateOf(order) !== 'confirmed')) return;
    const { orderNumber, currencyCode } = order;
    reportOnce(`${orderNumber} purchase`, { event: 'purchase', ecommerce: { currencyCode, purchase: purchaseOf(order) } });
  });
