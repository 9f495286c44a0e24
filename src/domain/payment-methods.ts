import type { CurrencyCode } from '#contracts/common.ts';
import type { CheckoutType } from './checkout-steps.ts';

/** Requirements 3, `paymentMethod`: what shoppers pay with; a voucher where it covers all. */
export const shopperMethods = ['credit-card', 'bancontact', 'voucher'] as const;
export type ShopperMethod = (typeof shopperMethods)[number];

/** The same, and the account of brands that bill. */
export const paymentMethods = [...shopperMethods, 'account'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const isShopperMethod = (method: PaymentMethod): method is ShopperMethod => shopperMethods.some((one) => one === method);

/** What a brand's shoppers can pay with, by its type of checkout. */
export const methodsOfCheckout: Record<CheckoutType, readonly PaymentMethod[]> = { direct: shopperMethods, billed: ['account'] };

/** Whether a voucher can be used in such a checkout. */
export const takesVouchers = (type: CheckoutType): boolean => methodsOfCheckout[type].includes('voucher');

type Facts = {
  /** What the server's registry calls it. */
  stripePaymentMethod: string;
  /** Absent: any. */
  currencies?: readonly CurrencyCode[];
  /** ISO 3166-1 alpha-2: where it is what most people pay with. */
  usualIn?: readonly string[];
  /** True where it is for orders of which nothing is left to pay. */
  takesNothing?: true;
};

const factsOf: Record<ShopperMethod, Facts> = {
  'credit-card': { stripePaymentMethod: 'card' },
  bancontact: { stripePaymentMethod: 'bancontact', currencies: ['EUR'], usualIn: ['BE'] },
  voucher: { stripePaymentMethod: 'voucher', takesNothing: true },
};

export const stripePaymentMethodOf = (method: ShopperMethod): string => factsOf[method].stripePaymentMethod;

/** What a method takes; nothing where that is any. */
export const currenciesOf = (method: ShopperMethod): readonly CurrencyCode[] | undefined => factsOf[method].currencies;

type Order = {
  currency: CurrencyCode;
  /** What is left to pay, decimal. */
  total: number;
  /** Of who pays, as far as it is known. */
  country: string;
  /** What this device has paid with before. */
  last: ShopperMethod | null;
};

/** What an order can be paid with: first what was used last, then what is usual in the shopper's country. */
export function offeredMethods({ currency, total, country, last }: Order): ShopperMethod[] {
  const rank = (method: ShopperMethod): number => {
    if (method === last) return 0;
    return factsOf[method].usualIn?.includes(country) ? 1 : 2;
  };
  const takes = (method: ShopperMethod): boolean => (factsOf[method].takesNothing ?? false) === (total === 0);
  return shopperMethods
    .filter((method) => takes(method) && (currenciesOf(method)?.includes(currency) ?? true))
    .sort((one, other) => rank(one) - rank(other));
}
