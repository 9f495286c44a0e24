import type { FunnelStep, Product } from '#contracts/analytics.ts';
import type { CartItem } from './cart.ts';
import { checkoutSteps } from './checkout-step-names.ts';
import type { CheckoutStep } from './routes.ts';

/** What is in a cart as products: one for each price line of each item. */
export const productsOf = (items: readonly Pick<CartItem, 'tourId' | 'tourName' | 'productType' | 'vendor' | 'lines'>[]): Product[] =>
  items.flatMap(({ tourId: id, tourName: name, productType: category, vendor, lines }) =>
    lines
      .filter(({ group, quantity }) => group !== 'discount' && quantity > 0)
      .map(({ label, unitPrice, quantity }) => ({ id, name, category, brand: vendor.name, variant: label, price: unitPrice, quantity })),
  );

/** A gift voucher as a product. @param amount what it is worth, decimal */
export const giftProduct = (name: string, amount: number): Product => ({
  id: 'gift-voucher',
  name,
  category: 'giftVouchers',
  price: amount,
  quantity: 1,
});

/** The voucher that was used for these; nothing where there was none. */
export const couponOf = (items: readonly Pick<CartItem, 'lines'>[]): string | undefined =>
  items.flatMap(({ lines }) => lines).find(({ group }) => group === 'discount')?.id;

/** What leaving a step counts as; requirements 4, "Analytics steps", knows no others. */
const left: Partial<Record<CheckoutStep, FunnelStep>> = { personal_info: 2, traveler_info: 3 };

/** The steps of the funnel that are behind a shopper who sees this page of the checkout. */
export const funnelUpTo = (current: CheckoutStep): FunnelStep[] => [
  1,
  ...checkoutSteps.slice(0, checkoutSteps.indexOf(current)).flatMap((step) => left[step] ?? []),
];
