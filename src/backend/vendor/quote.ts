import { randomUUID } from 'node:crypto';
import type { InferOutput } from 'valibot';
import type { Locale } from '#contracts/common.ts';
import type { createQuote, Quote } from '#contracts/quotes.ts';
import { toDecimal } from '#domain/money.ts';
import { toWireLine, totalOf } from '#domain/order-line.ts';
import { priceLines } from '#domain/pricing.ts';
import type { ProductKind } from '#domain/products/kind.ts';
import { productKindOf } from '#domain/products/registry.ts';
import { isSameSelection, selectionOf } from '#domain/products/selection.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { minimumOf, pricingGroupsOf } from '../catalogue/prices.ts';
import { Refusal } from '../http/refusal.ts';
import { isOpen, readHold, type Hold } from '../suppliers/holds.ts';
import { supplierOf } from '../suppliers/registry.ts';
import type { Wanted } from '../suppliers/supplier.ts';
import { checkSelection, readSelection } from './check-selection.ts';

export type QuoteRequest = InferOutput<(typeof createQuote)['body']>;

const quoteOf = (hold: Hold, tour: Tour, kind: ProductKind, locale: Locale): Quote => ({
  quoteId: hold.id,
  ...hold.selection,
  lines: hold.lines.map((line) => toWireLine(line, hold.currency)),
  grandTotal: toDecimal({ amount: hold.total, currency: hold.currency }),
  currencyCode: hold.currency,
  tourCmscomponents: [tour.tourName[locale]],
  bookingExternalApiName: kind.bookingApi,
  expiryTime: hold.expiresAt.toISOString(),
  extended: hold.extended,
});

/** Prices the selection now: the hold keeps price and currency until it ends. */
function priced({ catalogue, clock, config }: Backend, product: Tour, kind: ProductKind, request: QuoteRequest, locale: Locale): Wanted {
  const { currency } = request;
  const selection = readSelection(kind, selectionOf(request));
  const pricingGroups = pricingGroupsOf(catalogue, product, { locale, currency });
  const facts = { pricingGroups, minimumTravellers: minimumOf(product), durations: [product.durationMinutes] };
  checkSelection(kind, { ...facts, timeZone: product.destination.timeZone }, selection);
  const lines = priceLines(pricingGroups, kind.units(selection), currency);
  return {
    product,
    selection,
    resource: kind.resource(selection),
    lines,
    total: totalOf(lines, currency).amount,
    currency,
    expiresAt: new Date(clock().getTime() + config.holdMinutes * 60_000),
  };
}

/** Prolongs an open hold, once. @returns nothing when there is no such hold or it was prolonged already */
async function prolong(backend: Backend, tour: Tour, request: QuoteRequest, id: string): Promise<Hold | undefined> {
  const { db, clock, config } = backend;
  const hold = await readHold(db, id);
  if (!hold || !isOpen(hold, clock())) return undefined;
  if (!isSameSelection(hold.selection, selectionOf(request)))
    throw new Refusal('invalid_request', { field: 'extend', problem: 'another selection' });
  return supplierOf(backend, tour).extend(hold, new Date(hold.expiresAt.getTime() + config.holdMinutes * 60_000));
}

/** A hold in place of one with the same supplier is one step for it; in place of another's, the other is given back afterwards. */
async function holdFor(backend: Backend, wanted: Wanted, replaces: string | undefined): Promise<Hold | undefined> {
  const supplier = supplierOf(backend, wanted.product);
  const old = replaces === undefined ? undefined : await readHold(backend.db, replaces);
  const oldProduct = old && backend.catalogue.tours.get(old.tourId);
  const others = oldProduct && supplierOf(backend, oldProduct) !== supplier ? supplierOf(backend, oldProduct) : undefined;
  const hold = await supplier.hold({ ...wanted, replaces: others ? undefined : replaces }, randomUUID());
  if (hold === 'sold-out') return undefined;
  if (others && old) await backend.db.transaction((tx) => others.release(tx, old.id, 'open'));
  return hold;
}

/**
 * Prices a selection and holds its places; with `extend`, prolongs the hold that it `replaces`.
 * @returns null when the departure does not run, is too full, or the hold cannot be prolonged; `replaces` then stands as it was
 * @throws Refusal `invalid_request` naming the rule that the selection breaks
 */
export async function quoteFor(backend: Backend, tour: Tour, request: QuoteRequest, locale: Locale): Promise<Quote | null> {
  const kind = productKindOf(tour.productType, backend.productKinds);
  const hold =
    request.extend && request.replaces
      ? await prolong(backend, tour, request, request.replaces)
      : await holdFor(backend, priced(backend, tour, kind, request, locale), request.replaces);
  return hold ? quoteOf(hold, tour, kind, locale) : null;
}
