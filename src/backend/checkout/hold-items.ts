import { randomUUID } from 'node:crypto';
import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import type * as contracts from '#contracts/holds.ts';
import { lastDay } from '#domain/availability.ts';
import { dayIn } from '#domain/day.ts';
import { nearestTimes } from '#domain/nearest-times.ts';
import { selectionOf } from '#domain/products/selection.ts';
import type { Backend } from '../backend.ts';
import type { Market } from '../catalogue/prices.ts';
import { productIn } from '../catalogue/product.ts';
import { salesOf } from '../catalogue/sales/registry.ts';
import { Refusal } from '../http/refusal.ts';
import { isOpen, readHoldsOf, type Hold } from '../suppliers/holds.ts';
import { shipProblemOf } from '../sailings/shore-call.ts';
import { supplierOf } from '../suppliers/registry.ts';
import type { Priced } from '../suppliers/supplier.ts';
import { price, quoteOf } from '../vendor/quote.ts';

type Request = BodyOf<typeof contracts.holdCart>;
type Answer = ResponseOf<typeof contracts.holdCart>;
type Item = Answer['items'][number];
type Common = { market: Market; cartId: string; expiresAt: Date };

const mostAlternatives = 3;

/** The price of what is wanted; nothing where the product is gone, or is not sold in this way any more. */
function priceOffered(backend: Backend, wanted: Request['items'][number], market: Market): Priced | undefined {
  const product = productIn(backend.catalogue, wanted.tourId);
  try {
    return product && price(backend, product, selectionOf(wanted), market);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

async function alternativesTo(backend: Backend, { product, selection, resource }: Priced, market: Market) {
  const today = dayIn(product.destination.timeZone, backend.clock());
  // The ship may be in port on earlier days alone.
  const from = selection.cruise ? today : resource.day;
  const offers = await supplierOf(backend, product).offers(product, { from, to: lastDay(today) }, market, { selection });
  // The shopper is asked to agree to what is tight once it is chosen.
  const keepsShip = (time: { queryDate: string; startingTime: string }): boolean => {
    const problem = shipProblemOf(backend, product, { ...selection, ...time });
    return !problem || problem.code === 'ship_tight';
  };
  const possible = offers
    .map(({ day: queryDate, startingTime, seatsLeft }) => ({ queryDate, startingTime, seatsLeft }))
    .filter((time) => time.seatsLeft >= resource.seats && keepsShip(time));
  // Of a day with a start each quarter of an hour, those at the time that was wanted.
  return salesOf(product).asksStartingTime(product)
    ? nearestTimes(possible, selection, mostAlternatives)
    : possible.slice(0, mostAlternatives);
}

/** @param earlier holds of the shopper's cart before: the one that is swapped, because its places are wanted again, is taken out of it */
async function holdItem(backend: Backend, priced: Priced, earlier: Hold[], { market, cartId, expiresAt }: Common): Promise<Item> {
  const { product, selection } = priced;
  if (shipProblemOf(backend, product, selection))
    return { status: 'unavailable', reason: 'ship_clock', alternatives: await alternativesTo(backend, priced, market) };
  const index = earlier.findIndex((hold) => salesOf(product).isKeptBy(product, selection, hold));
  const [old] = index < 0 ? [] : earlier.splice(index, 1);
  const supplier = supplierOf(backend, product);
  const hold = await supplier.hold({ ...priced, cartId, expiresAt, replaces: old?.id }, randomUUID());
  if (hold === 'sold-out') {
    if (old) earlier.push(old);
    return { status: 'unavailable', reason: 'sold_out', alternatives: await alternativesTo(backend, priced, market) };
  }
  return { status: 'held', quote: { quoteId: hold.id, ...quoteOf(backend, priced, market.locale) } };
}

/** The supplier of what is held; nothing where the product has left the catalogue since. */
const supplierFor = (backend: Backend, { tourId }: Hold) => {
  const product = productIn(backend.catalogue, tourId);
  return product && supplierOf(backend, product);
};

async function release(backend: Backend, hold: Hold): Promise<void> {
  const supplier = supplierFor(backend, hold);
  if (supplier) await backend.db.transaction((tx) => supplier.release(tx, hold.id, 'open'));
}

const holdMilliseconds = ({ config }: Pick<Backend, 'config'>): number => config.holdMinutes * 60_000;

/**
 * Prices all that is in a cart and holds its places until one time, each item for itself: one that is sold out loses no other.
 * Then what the cart before it held is given back; where nothing could be held, that stands as it was.
 */
export async function holdItems(backend: Backend, { items: wanted, replaces }: Request, market: Market): Promise<Answer> {
  const { db, clock } = backend;
  const expiresAt = new Date(clock().getTime() + holdMilliseconds(backend));
  const common: Common = { market, cartId: randomUUID(), expiresAt };
  const earlier = replaces === undefined ? [] : (await readHoldsOf(db, replaces)).filter(({ status }) => status === 'open');
  const items: Item[] = [];
  for (const one of wanted) {
    const priced = priceOffered(backend, one, market);
    items.push(
      priced ? await holdItem(backend, priced, earlier, common) : { status: 'unavailable', reason: 'not_offered', alternatives: [] },
    );
  }
  if (items.every(({ status }) => status !== 'held')) return { items };
  for (const hold of earlier) await release(backend, hold);
  return { hold: { id: common.cartId, expiryTime: expiresAt.toISOString(), extended: false }, items };
}

/**
 * Prolongs all holds of a cart that are open, once.
 * @returns null where there is none that could be; otherwise until when all of them last
 */
export async function extendHolds(backend: Backend, cartId: string): Promise<contracts.Hold | null> {
  const open = (await readHoldsOf(backend.db, cartId)).filter((hold) => isOpen(hold, backend.clock()));
  let isExtended = false;
  let earliest = Infinity;
  for (const hold of open) {
    const until = new Date(hold.expiresAt.getTime() + holdMilliseconds(backend));
    const prolonged = hold.extended ? undefined : await supplierFor(backend, hold)?.extend(hold, until);
    isExtended ||= prolonged !== undefined;
    earliest = Math.min(earliest, (prolonged ?? hold).expiresAt.getTime());
  }
  return isExtended ? { id: cartId, expiryTime: new Date(earliest).toISOString(), extended: true } : null;
}
