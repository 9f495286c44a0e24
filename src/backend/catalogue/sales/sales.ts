import type { CancellationTerm } from '#contracts/cancellation-terms.ts';
import type { Day } from '#contracts/common.ts';
import type { PromotionFields } from '#contracts/promotion.ts';
import type { Selection } from '#contracts/quotes.ts';
import type { OrderedTransfers } from '#contracts/transfers.ts';
import type { BookedItem } from '#domain/booked-item.ts';
import type { ChosenLine, OrderLine } from '#domain/order-line.ts';
import type { ProductFacts, ProductKind } from '#domain/products/kind.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Market } from '../prices.ts';
import type { Product } from '../product.ts';

/** What is to be priced. */
export type Asked = { selection: Selection; market: Market };

/** What was bought. `terms`: those under which it was; left out: those of today. */
export type Bought = {
  selection: Pick<Selection, 'queryDate' | 'startingTime' | 'options'>;
  lines: readonly OrderLine[];
  terms?: CancellationTerm[];
  transfers?: OrderedTransfers;
};

/** A price line that names travellers: by which labels, and how many of them it may have. */
export type Ticket = { labels: ReadonlySet<string>; least: number; most: number };

/** What was chosen, and what it costs. */
export type Quoted = { selection: Selection; lines: readonly ChosenLine[] };

/** What has a place already: so much of a hold as tells which. */
export type Kept = Pick<Selection, 'tourId' | 'startingTime'> & { day: Day; selection: Selection };

/** How products that the catalogue describes in one way are priced and booked. */
export interface Sales<P extends Product = Product> {
  /** What the rules of its kind need to know. */
  facts(catalogue: Catalogue, product: P, asked: Asked): Omit<ProductFacts, 'seatsLeft'>;
  /** @returns nothing for what it does not sell */
  lines(catalogue: Catalogue, product: P, asked: Asked, kind: ProductKind): ChosenLine[] | undefined;
  /** What lowers its prices on a day; empty where nothing does. */
  promotion(catalogue: Catalogue, product: P, asked: Asked): PromotionFields;
  /** What a booking keeps of it. */
  item(catalogue: Catalogue, product: P, bought: Bought): BookedItem;
  /** Of what was quoted, in whatever language. */
  tickets(catalogue: Catalogue, product: P, quoted: Quoted): Ticket[];
  /** Whether a hold keeps places that are wanted. */
  isKeptBy(product: P, wanted: Selection, kept: Kept): boolean;
  /** Whether guests name the time at which it starts. */
  asksStartingTime(product: P): boolean;
}
