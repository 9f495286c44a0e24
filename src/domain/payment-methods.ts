import type { CurrencyCode } from '#contracts/common.ts';
import type { CheckoutType } from './checkout-steps.ts';

/** Requirements 3, `paymentMethod`: what shoppers pay with; a voucher where it covers all. */
export const shopperMethods = ['credit-card', 'web-payments', 'paypal', 'bancontact', 'voucher'] as const;
export type ShopperMethod = (typeof shopperMethods)[number];

/** The same, and the account of brands that bill. */
export const paymentMethods = [...shopperMethods, 'account'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const isShopperMethod = (method: PaymentMethod): method is ShopperMethod => shopperMethods.some((one) => one === method);

/** What can pay in a checkout. @param ofShop what the shop's shoppers can pay with */
export const methodsOfCheckout = (type: CheckoutType, ofShop: readonly ShopperMethod[]): readonly PaymentMethod[] =>
  ({ direct: ofShop, billed: ['account'] as const })[type];

/** Whether a voucher can be used in such a checkout. */
export const takesVouchers = (type: CheckoutType): boolean => methodsOfCheckout(type, shopperMethods).includes('voucher');

/** Who moves the money. */
export const paymentProviders = ['stripe', 'payPal'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

type Facts = {
  /** What the server's registry calls it. */
  stripePaymentMethod: string;
  /** Absent: none is needed. */
  provider?: PaymentProvider;
  /** Absent: any. */
  currencies?: readonly CurrencyCode[];
  /** ISO 3166-1 alpha-2: where it is what most people pay with. */
  usualIn?: readonly string[];
  /** True where it needs a wallet on the shopper's device: Apple Pay, Google Pay. */
  needsWallet?: true;
  /** True where it is for orders of which nothing is left to pay. */
  takesNothing?: true;
  /** True where an order goes on by the provider's invoice: requirements 3, `payPalInvoiceId` and `payConfirmationNumber`. */
  hasInvoice?: true;
};

const factsOf: Record<ShopperMethod, Facts> = {
  'credit-card': { stripePaymentMethod: 'card', provider: 'stripe' },
  'web-payments': { stripePaymentMethod: 'web-payments', provider: 'stripe', needsWallet: true },
  paypal: { stripePaymentMethod: 'paypal', provider: 'payPal', hasInvoice: true },
  bancontact: { stripePaymentMethod: 'bancontact', provider: 'stripe', currencies: ['EUR'], usualIn: ['BE'] },
  voucher: { stripePaymentMethod: 'voucher', takesNothing: true },
};

/** The field of an order that names its method. */
export const paidWith = (method: ShopperMethod) => ({ stripePaymentMethod: factsOf[method].stripePaymentMethod });

/** What a method takes; nothing where that is any. */
export const currenciesOf = (method: ShopperMethod): readonly CurrencyCode[] | undefined => factsOf[method].currencies;

export const hasInvoice = (method: ShopperMethod): boolean => factsOf[method].hasInvoice ?? false;

/**
 * The methods of a shop.
 * @param wanted those that its brand names; absent: all @param providers those that there are keys for; none: the simulators of all
 */
export function methodsOfShop(wanted: readonly ShopperMethod[] | undefined, providers: readonly PaymentProvider[]): ShopperMethod[] {
  const isWanted = (method: ShopperMethod): boolean => factsOf[method].takesNothing ?? wanted?.includes(method) ?? true;
  const isReached = ({ provider }: Facts): boolean => provider === undefined || providers.length === 0 || providers.includes(provider);
  return shopperMethods.filter((method) => isWanted(method) && isReached(factsOf[method]));
}

type Order = {
  /** Of the shop. */
  methods: readonly ShopperMethod[];
  currency: CurrencyCode;
  /** What is left to pay, decimal. */
  total: number;
  /** Of who pays, as far as it is known. */
  country: string;
  /** Whether this device has a wallet that can pay. */
  hasWallet: boolean;
  /** What this device has paid with before. */
  last: ShopperMethod | null;
};

/** What an order can be paid with: first what was used last, then what is usual in the shopper's country. */
export function offeredMethods({ methods, currency, total, country, hasWallet, last }: Order): ShopperMethod[] {
  const rank = (method: ShopperMethod): number => {
    if (method === last) return 0;
    return factsOf[method].usualIn?.includes(country) ? 1 : 2;
  };
  const takes = (method: ShopperMethod): boolean => (factsOf[method].takesNothing ?? false) === (total === 0);
  const isHere = (method: ShopperMethod): boolean => hasWallet || !factsOf[method].needsWallet;
  return methods
    .filter((method) => takes(method) && isHere(method) && (currenciesOf(method)?.includes(currency) ?? true))
    .sort((one, other) => rank(one) - rank(other));
}
