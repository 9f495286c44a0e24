import type { FunnelStep, Product } from '#contracts/analytics.ts';
import type { Cart } from './cart.ts';
import { checkoutSteps } from './checkout-step-names.ts';
import type { CheckoutStep } from './routes.ts';

/** A cart as products: one for each price line. */
export const productsOf = (cart: Pick<Cart, 'tourId' | 'tourName' | 'productType' | 'vendor' | 'lines'>): Product[] =>
  cart.lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ label, unitPrice, quantity }) => ({
      id: cart.tourId,
      name: cart.tourName,
      category: cart.productType,
      brand: cart.vendor.name,
      variant: label,
      price: unitPrice,
      quantity,
    }));

/** What leaving a step counts as; requirements 4, "Analytics steps", knows no others. */
const left: Partial<Record<CheckoutStep, FunnelStep>> = { personal_info: 2, traveler_info: 3 };

/** The steps of the funnel that are behind a shopper who sees this page of the checkout. */
export const funnelUpTo = (current: CheckoutStep): FunnelStep[] => [
  1,
  ...checkoutSteps.slice(0, checkoutSteps.indexOf(current)).flatMap((step) => left[step] ?? []),
];
