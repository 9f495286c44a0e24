import type { Locale } from '#contracts/common.ts';
import type { Quote, Selection } from '#contracts/quotes.ts';
import { toDecimal } from '#domain/money.ts';
import { grossOf, toWireLine, totalOf } from '#domain/order-line.ts';
import { priceLines } from '#domain/pricing.ts';
import { productKindOf } from '#domain/products/registry.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { minimumOf, pricingGroupsOf, promotionOn, type Market } from '../catalogue/prices.ts';
import { supplierOf } from '../suppliers/registry.ts';
import type { Priced } from '../suppliers/supplier.ts';
import { checkSelection, readSelection } from './check-selection.ts';

/** What a selection costs now. @throws Refusal `invalid_request` naming the rule that it breaks */
export function price({ catalogue, productKinds }: Backend, product: Tour, sent: Selection, market: Market): Priced {
  const kind = productKindOf(product.productType, productKinds);
  const selection = readSelection(kind, sent);
  const pricingGroups = pricingGroupsOf(catalogue, product, market, selection.queryDate);
  const facts = { pricingGroups, minimumTravellers: minimumOf(product), durations: [product.durationMinutes] };
  checkSelection(kind, { ...facts, timeZone: product.destination.timeZone }, selection);
  const { currency } = market;
  const lines = priceLines(pricingGroups, kind.units(selection), currency);
  const total = totalOf(lines, currency).amount;
  const promotion = promotionOn(catalogue, product, currency, selection.queryDate);
  return { product, selection, resource: kind.resource(selection), lines, total, promotion, currency };
}

/** What was priced, as it goes over the wire. */
export function quoteOf({ productKinds }: Pick<Backend, 'productKinds'>, priced: Priced, locale: Locale): Quote {
  const { product, selection, lines, total: amount, promotion, currency } = priced;
  const gross = grossOf(lines);
  return {
    ...selection,
    lines: lines.map((line) => toWireLine(line, currency)),
    grandTotal: toDecimal({ amount, currency }),
    ...(gross !== undefined && { grossTotal: toDecimal({ amount: gross, currency }), ...promotion }),
    currencyCode: currency,
    tourCmscomponents: [product.tourName[locale]],
    bookingExternalApiName: productKindOf(product.productType, productKinds).bookingApi,
  };
}

/**
 * Prices a selection. Its places are nobody's before a checkout holds them.
 * @returns null when the departure does not run, or is too full
 * @throws Refusal `invalid_request` naming the rule that the selection breaks
 */
export async function quoteFor(backend: Backend, product: Tour, selection: Selection, market: Market): Promise<Quote | null> {
  const priced = price(backend, product, selection, market);
  const { day, startingTime, seats } = priced.resource;
  const offers = await supplierOf(backend, product).offers(product, { from: day, to: day }, market);
  const fits = offers.some((offer) => offer.startingTime === startingTime && offer.seatsLeft >= seats);
  return fits ? quoteOf(backend, priced, market.locale) : null;
}
