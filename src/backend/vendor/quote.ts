import type { Locale } from '#contracts/common.ts';
import type { Quote, Selection } from '#contracts/quotes.ts';
import { toDecimal } from '#domain/money.ts';
import { grossOf, toWireLine, totalOf } from '#domain/order-line.ts';
import { missedShip } from '#domain/cruises/ship-problem.ts';
import { productKindOf } from '#domain/products/registry.ts';
import type { Backend } from '../backend.ts';
import type { Market } from '../catalogue/prices.ts';
import type { Product } from '../catalogue/product.ts';
import { salesOf } from '../catalogue/sales/registry.ts';
import { Refusal } from '../http/refusal.ts';
import { chosenCallAnswer, shoreCallOf } from '../sailings/shore-call.ts';
import type { Shop } from '../sailings/shown.ts';
import { supplierOf } from '../suppliers/registry.ts';
import type { Priced } from '../suppliers/supplier.ts';
import { checkSelection, readSelection } from './check-selection.ts';

/** What a selection costs now. @throws Refusal `invalid_request` naming the rule that it breaks */
export function price({ catalogue, productKinds }: Backend, product: Product, sent: Selection, market: Market): Priced {
  const kind = productKindOf(product.productType, productKinds);
  const selection = readSelection(kind, sent);
  const [sales, asked] = [salesOf(product), { selection, market }];
  checkSelection(kind, sales.facts(catalogue, product, asked), selection);
  const { currency } = market;
  const lines = sales.lines(catalogue, product, asked, kind);
  if (!lines) throw new Refusal('invalid_request', { field: 'options', problem: 'not_sold' });
  const total = totalOf(lines, currency).amount;
  const promotion = sales.promotion(catalogue, product, asked);
  return { product, selection, resource: kind.resource(selection), lines, total, promotion, currency };
}

/** What was priced, as it goes over the wire. */
export function quoteOf(shop: Pick<Backend, 'productKinds'> & Shop, priced: Priced, locale: Locale): Quote {
  const { product, selection, lines, total: amount, promotion, currency } = priced;
  const gross = grossOf(lines);
  const shoreCall = chosenCallAnswer(shop, product, selection, locale);
  return {
    ...selection,
    lines: lines.map((line) => toWireLine(line, currency)),
    grandTotal: toDecimal({ amount, currency }),
    ...(gross !== undefined && { grossTotal: toDecimal({ amount: gross, currency }), ...promotion }),
    ...(shoreCall && { shoreCall }),
    currencyCode: currency,
    tourCmscomponents: [product.tourName[locale]],
    bookingExternalApiName: productKindOf(product.productType, shop.productKinds).bookingApi,
  };
}

/** What is tight is agreed to later, when its places are held. */
function checkShip(shop: Shop, { product, selection }: Priced): void {
  const found = shoreCallOf(shop, product, selection);
  const problem = found && 'verdict' in found ? missedShip(found.verdict) : found;
  if (!problem) return;
  const { code, ...rest } = problem;
  throw new Refusal('invalid_request', { field: 'cruise', problem: code, ...rest });
}

/**
 * Prices a selection. Its places are nobody's before a checkout holds them.
 * @returns null when the departure does not run, or is too full
 * @throws Refusal `invalid_request` naming the rule that the selection breaks
 */
export async function quoteFor(backend: Backend, product: Product, selection: Selection, market: Market): Promise<Quote | null> {
  const priced = price(backend, product, selection, market);
  checkShip(backend, priced);
  const { day, startingTime, seats } = priced.resource;
  const offers = await supplierOf(backend, product).offers(product, { from: day, to: day }, market, { selection: priced.selection });
  const fits = offers.some((offer) => offer.startingTime === startingTime && offer.seatsLeft >= seats);
  return fits ? quoteOf(backend, priced, market.locale) : null;
}
