import type { PlacedOrder } from '#contracts/authorization-checkout.ts';
import type { CurrencyCode, Day } from '#contracts/common.ts';
import type { Selection } from '#contracts/quotes.ts';
import type { PricingGroups } from '#contracts/pricing-groups.ts';
import type { PromotionFields } from '#contracts/promotion.ts';
import type { ChosenLine } from '#domain/order-line.ts';
import type { Resource } from '#domain/products/kind.ts';
import type { Catalogue, Tour } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import type { Market } from '../catalogue/prices.ts';
import type { Database } from '../db/open.ts';
import type { Hold } from './holds.ts';

/** Calendar days at the venue, both included. */
export type Days = { from: Day; to: Day };

/** A departure that can still be booked by its time, full ones included. */
export type Offer = { day: Day; startingTime: string; seatsLeft: number; pricingGroups: PricingGroups };

/** What a list asks of its products: `from` and `to` where the shopper has named days, and for how many. */
export type Party = { from?: Day | undefined; to?: Day | undefined; travellers?: number | undefined };

/** The first day with places for a party. `placesLeft`: travellers, where it has sold so well that few are left that day. */
export type FreeDay = { day: Day; placesLeft?: number };
/** A product by its id: in pairs, because a list has tens of thousands. */
export type FreeProduct = readonly [id: string, FreeDay];

/** A selection and what it costs. `total` is in minor units of `currency`. */
export type Priced<P extends Product = Product> = {
  product: P;
  selection: Selection;
  resource: Resource;
  lines: ChosenLine[];
  total: number;
  /** What lowers the price on that day; empty where nothing does. */
  promotion: PromotionFields;
  currency: CurrencyCode;
};

/** What is to be held, at a price that stays until the hold ends. */
export type Wanted<P extends Product = Product> = Priced<P> & {
  /** What is held together with it. */
  cartId: string;
  expiresAt: Date;
  /** An open hold that keeps places which are wanted (`Sales.isKeptBy`), given back in the same step: both or neither. */
  replaces?: string | undefined;
  /** A sold hold that ends once this one is sold: until then they are one, and what it keeps is free for this one alone. */
  instead?: string | undefined;
};

/** What offers are asked for. */
export type Wish = {
  /** What is chosen, for products whose places depend on it. */
  selection?: Selection | undefined;
  /** A sold hold in place of which another time is wanted: what it keeps counts as free. */
  instead?: Hold | undefined;
};

/** How the supplier took a booking: at once, or its operator answers later. */
export type Confirmation = 'confirmed' | 'pending' | 'refused';

/**
 * Somebody whose products the shop sells. Every hold has a row in `holds`, which says what was quoted and until when; what a place is
 * and where it is counted is the supplier's own affair. Ids of holds are made by us, so that every call can be repeated.
 */
export interface Supplier<P extends Product = Product> {
  /** The tours that are on sale. @param since leaves out what has not changed after it, where the supplier can tell */
  products(since?: Date): AsyncIterable<Tour>;
  offers(product: P, days: Days, market: Market, wish?: Wish): Promise<readonly Offer[]>;
  /** Of many tours at once, by id: the next day with a departure for the whole party. Those without one are left out. */
  freeDays(products: readonly Tour[], party: Party): Promise<readonly FreeProduct[]>;
  /** Makes ready what the first shopper would wait for otherwise; others are answered meanwhile. Absent where nothing is kept here. */
  prepare?(): Promise<void>;
  /** @param key the id that the hold gets */
  hold(wanted: Wanted<P>, key: string): Promise<Hold | 'sold-out'>;
  /** Prolongs an open hold, once. @returns nothing where it is open no more, was prolonged already or the supplier will not */
  extend(hold: Hold, until: Date): Promise<Hold | undefined>;
  /** Takes the places of a hold whose time is over once more, at its price. @returns nothing where they are gone, or sold to this cart */
  reopen(product: P, hold: Hold, until: Date): Promise<Hold | undefined>;
  /** Ends a hold that is open, or one that is sold and now cancelled, and frees what our own books count. @returns whether this call did */
  release(tx: Database, holdId: string, from: 'open' | 'booked'): Promise<boolean>;
  /** Ends the holds whose time is over. @returns how many */
  releaseExpired(now: Date): Promise<number>;
  /** Before a booking is written. Asked again for the same hold, the supplier says the same. */
  confirm(product: P, hold: Hold, order: PlacedOrder): Promise<Confirmation>;
  /** Tells a supplier elsewhere that a sold hold is cancelled; safe to repeat. Absent where `release` is all there is to do. */
  cancel?(holdId: string): Promise<void>;
}

/** What a supplier works with. */
export type Context = {
  db: Database;
  /** Whether other servers may write to the same database. */
  isShared: boolean;
  clock: () => Date;
  /** The shop's own as it is now: places, rates, and the tours of the `local` supplier. */
  content: () => Catalogue;
};
export type OpenSupplier<P extends Product = Product> = (context: Context) => Supplier<P>;
