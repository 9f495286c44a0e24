import type { PlacedOrder } from '#contracts/authorization-checkout.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import type { OrderedGiftVoucher } from '#contracts/gift-vouchers.ts';
import type { OrderLine } from '#domain/order-line.ts';
import type { Backend } from '../backend.ts';
import type { Product } from '../catalogue/product.ts';
import type { Hold } from '../suppliers/holds.ts';
import type { Confirmation } from '../suppliers/supplier.ts';
import type { Booking } from '../bookings/booking.ts';
import type { PaymentMethod, ProviderPayment } from '../payments/method.ts';
import type { Payment } from '../payments/payment.ts';
import type { VoucherTries } from '../vouchers/tries.ts';
import type { CardTries } from './card-tries.ts';
import type { Claim } from './claims.ts';

/** One thing of an order, on its way to a booking. */
export type OrderedItem = {
  readonly hold: Hold;
  readonly product: Product;
  /** The order as if this were all of it. */
  readonly order: PlacedOrder;
  /** What a voucher takes off its price. */
  readonly discount?: OrderLine;
  /** How the supplier has taken it. */
  confirmation?: Exclude<Confirmation, 'refused'>;
};

/** What the steps of one checkout hand on to each other. */
export type Checkout = {
  readonly backend: Backend;
  /** The Idempotency-Key. */
  readonly key: string;
  readonly order: PlacedOrder;
  /** Who is signed in. */
  readonly subjectId: string | null;
  /** What pays for it. */
  readonly method: PaymentMethod;
  /** Absent where nobody is there to try a card. */
  readonly tries?: CardTries;
  /** Of the address that it comes from; absent where nobody is there to guess. */
  readonly codeTries?: { [verb in keyof VoucherTries]: () => void };
  claim?: Claim;
  /** In the order in which the shopper was shown them. */
  items?: readonly OrderedItem[];
  /** What is bought where nothing is booked; `amount`: what it is worth, in minor units. */
  giftVoucher?: OrderedGiftVoucher & { amount: number };
  /** The payment as its provider has last told. */
  payment?: ProviderPayment;
  /** One for each item. */
  bookings?: readonly Booking[];
  /** The payment as the books have it. */
  paidBy?: Payment;
};

/** One rule of the checkout. An answer ends it; @throws Refusal when it cannot go on */
export type Step = (checkout: Checkout) => Promise<CheckoutResult | undefined>;

/** What an earlier step must have put there. */
export function known<K extends 'claim' | 'items' | 'bookings' | 'paidBy'>(checkout: Checkout, part: K): NonNullable<Checkout[K]> {
  const value = checkout[part];
  if (value === undefined) throw new Error(`the checkout has no ${part} yet: its steps are in the wrong order`);
  return value;
}

/** A rule that every item has to keep for itself. */
export const ofEachItem =
  (check: (item: OrderedItem, backend: Backend) => void): Step =>
  async (checkout) => {
    for (const item of known(checkout, 'items')) check(item, checkout.backend);
    return undefined;
  };
