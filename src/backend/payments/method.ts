import type { CurrencyCode, Locale } from '#contracts/common.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { Database } from '../db/open.ts';
import { Refusal } from '../http/refusal.ts';

/** What is to be paid. `checkout` is the order's Idempotency-Key, `amount` in minor units of `currency`. */
export type Due = {
  checkout: string;
  amount: number;
  currency: CurrencyCode;
  description: string;
  /** Who pays, and the language of the shop that it is done in. */
  payer: { name: string; email: string; locale: Locale };
  /** Where a provider with pages of its own leads back to; it may be opened twice, and in another browser. */
  returnUrl: string;
};

/** How a payment stands with its provider. */
export type ProviderPayment = {
  /** The provider's own id. */
  reference: string;
  /**
   * `authorised` is set aside and can be captured; `captured` is taken; `needs_action` waits for who pays, who has agreed where it is
   * `approved`: the shop has yet to set it aside. `released` was set aside and given up, `returned` taken and all paid back.
   */
  state: 'authorised' | 'captured' | 'needs_action' | 'approved' | 'declined' | 'released' | 'returned';
  /** What was tried last, as the browser named it: one card of several. */
  instrument?: string;
  /** With it the browser of who pays can act. */
  secret?: string;
  /** Where who pays has to go, for a provider with pages of its own. */
  redirectUrl?: string;
  /** Why it was declined. */
  refusal?: ErrorCode;
};

/** Money is set aside, or taken: the order can be booked. */
export const isSecured = ({ state }: ProviderPayment): boolean => state === 'authorised' || state === 'captured';

/** Given up, or paid back: nothing can become of it any more. */
export const isOver = ({ state }: ProviderPayment): boolean => state === 'released' || state === 'returned';

/** `number` counts the tries of one checkout; `earlier` is the payment of the try before, where it can be used again. */
export type Attempt = { number: number; earlier?: ProviderPayment | undefined };

/** As the provider calls it; `failed`: somebody must pay it out in another way. */
export type ProviderRefund = { id: string; status: 'pending' | 'succeeded' | 'failed' };

/** News of a provider, in words that all methods share. */
export type PaymentEvent = { id: string; type: string } & (
  | { about: 'payment'; checkout: string; reference: string }
  | {
      about: 'refund';
      /** The key that it was asked for with; absent where somebody made it in the provider's own dashboard. */
      key?: string;
      /** The payment that it is of. */
      reference: string;
      /** Minor units of the payment's currency. */
      amount: number;
      refund: ProviderRefund;
    }
  | {
      /** What has become of money that was asked for; `reversed`: refused after all, or taken back; `restored`: that has come back. */
      about: 'capture';
      reference: string;
      state: 'captured' | 'pending' | 'reversed' | 'restored';
    }
  | { about: 'nothing' }
);

/** Thrown where nobody knows whether the provider did what it was asked; it has to be asked again. */
export class OutcomeUnknown extends Refusal {
  constructor(cause: unknown) {
    super('unavailable', undefined, { cause });
  }
}

type Common = {
  /** In the registry, in the table `payments`, and on the wire where shoppers may choose it. */
  readonly id: string;
  /** Who is charged: what mails say about money, and who may choose the method. */
  readonly payer: 'shopper' | 'organisation';
  /** Absent: any. */
  readonly currencies?: readonly CurrencyCode[] | undefined;
};

/**
 * A method whose money is at a provider: `after-booking` authorises and is captured once it is booked, `at-once` takes the money
 * before. Every call may be repeated, and has the effect of one. Amounts are minor units of the payment's currency.
 */
export type ProviderMethod = Common & {
  readonly settles: 'after-booking' | 'at-once';
  /** @throws Refusal for an instrument that is none, OutcomeUnknown; a decline is an answer where the provider made a payment */
  authorise: (due: Due, instrument: string, attempt: Attempt) => Promise<ProviderPayment>;
  /** Sets aside what is `approved`. Absent where who pays approves nothing before. @throws OutcomeUnknown; a decline is an answer */
  setAside?: (reference: string) => Promise<ProviderPayment>;
  read: (reference: string) => Promise<ProviderPayment>;
  /** The payment that a vanished server may have made for a checkout since then, the newest of several. */
  find: (checkout: string, startedAt: Date) => Promise<ProviderPayment | undefined>;
  /** @returns `pending` while the provider looks into it: it will be asked again, or says so in an event */
  capture: (reference: string, amount: number) => Promise<'captured' | 'pending'>;
  /** Gives up what was set aside, or pays all back that was taken. */
  release: (reference: string) => Promise<'released' | 'returned'>;
  /** Gives money back that was taken. @param key one refund for each */
  refund: (reference: string, amount: number, key: string) => Promise<ProviderRefund>;
  /** Whichever of its provider's methods it is about. @returns nothing where it is of another provider @throws Refusal `bad_signature` */
  event: (payload: string, headers: Headers) => Promise<PaymentEvent | undefined>;
};

/** What a ledger writes down of a booking; `amount` above zero, in minor units of `currency`. */
export type LedgerEntry = {
  bookingId: string;
  organizationId: string | null;
  subjectId: string | null;
  amount: number;
  currency: CurrencyCode;
  at: Date;
};

/** A method that the shop itself keeps the books of: charged and credited in the transaction that books and cancels. */
export type LedgerMethod = Common & {
  readonly settles: 'with-booking';
  /** True where it is for orders of which nothing is left to pay. */
  readonly takesNothing?: true;
  charge: (tx: Database, entry: LedgerEntry) => Promise<void>;
  credit: (tx: Database, entry: LedgerEntry) => Promise<void>;
};

export type PaymentMethod = ProviderMethod | LedgerMethod;
