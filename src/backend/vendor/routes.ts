import { Hono } from 'hono';
import { listAvailability } from '#contracts/documented/availability.ts';
import { createQuote, createQuoteOfAnyKind } from '#contracts/documented/quotes.ts';
import { getTour, listFeaturedTours, listPromotedTours, listTours } from '#contracts/documented/tours.ts';
import { findProductKind, isListedIn } from '#domain/products/registry.ts';
import { selectionOf } from '#domain/products/selection.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { productIn, type Product } from '../catalogue/product.ts';
import { chooseLocale } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/reply.ts';
import { detailsOf } from './details.ts';
import { availabilityOfMany } from './free-days.ts';
import { featuredTours } from './featured.ts';
import { pageOf } from './listing.ts';
import type { Market } from '../catalogue/prices.ts';
import { quoteFor } from './quote.ts';
import { recommendedTours } from './recommended.ts';
import { summaryOf } from './summary.ts';

type Asked = { query: { currency: Market['currency'] }; headers: { 'accept-language'?: string | undefined } };

/** The vendor service: tours, their departures and prices. */
export function vendorRoutes(backend: Backend): Hono {
  const app = new Hono();
  const { brand, productKinds: kinds } = backend;
  const marketOf = ({ query, headers }: Asked): Market => ({
    locale: chooseLocale(headers['accept-language'], brand.locales),
    currency: query.currency,
  });
  const summarise = (market: Market) => (tour: Tour) => summaryOf(backend.catalogue, tour, market);

  /** @throws Refusal `invalid_request` for what is no kind of product */
  function listing(productType: string): string {
    if (!findProductKind(productType, kinds)) throw new Refusal('invalid_request', { field: 'productType' });
    return productType;
  }

  function find<P extends Product>(productType: string, product: P | undefined): P {
    const wanted = listing(productType);
    if (!product || !isListedIn(product.productType, wanted, kinds)) throw new Refusal('not_found');
    return product;
  }

  route(app, listPromotedTours, async (input, c) => {
    const { page, size, ...wanted } = input.query;
    const promoted = await recommendedTours(backend, 'tours', wanted);
    return pageOf(promoted, { page, size }, c.req.url, summarise(marketOf(input)));
  });

  route(app, listFeaturedTours, async (input, c) => {
    const { size } = input.query;
    return pageOf(await featuredTours(backend, size), { page: 0, size }, c.req.url, summarise(marketOf(input)));
  });

  route(app, listAvailability, ({ query }) => availabilityOfMany(backend, query));

  route(app, listTours, async (input, c) => {
    const { page, size, ...wanted } = input.query;
    const listed = await recommendedTours(backend, listing(input.params.productType), wanted);
    return pageOf(listed, { page, size }, c.req.url, summarise(marketOf(input)));
  });

  /** @throws Refusal `withdrawn` for a tour that was on sale once */
  function findOrRemember(productType: string, id: string, { locale }: Market): Tour {
    const last = backend.withdrawn.find(id);
    if (last) throw new Refusal('withdrawn', { tourName: last.tourName[locale], city: last.city });
    return find(productType, backend.catalogue.tours.get(id.toLowerCase()));
  }

  route(app, getTour, (input) => {
    const { params, query } = input;
    const market = marketOf(input);
    return detailsOf(backend, findOrRemember(params.productType, params.uuid, market), market, query);
  });

  const productNamed = ({ tourId }: { tourId: string }) => productIn(backend.catalogue, tourId.toLowerCase());

  route(app, createQuote, ({ params, body, headers }) =>
    quoteFor(backend, find(params.productType, productNamed(body)), selectionOf(body), marketOf({ query: body, headers })),
  );

  route(app, createQuoteOfAnyKind, ({ body, headers }) => {
    const product = productNamed(body);
    if (!product) throw new Refusal('not_found');
    return quoteFor(backend, product, selectionOf(body), marketOf({ query: body, headers }));
  });

  return app;
}
