import { Hono } from 'hono';
import { createQuote } from '#contracts/documented/quotes.ts';
import { getTour, listFeaturedTours, listPromotedTours, listTours } from '#contracts/documented/tours.ts';
import { findProductKind, isListedIn } from '#domain/products/registry.ts';
import { selectionOf } from '#domain/products/selection.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { chooseLocale } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/reply.ts';
import { detailsOf } from './details.ts';
import { featuredTours } from './featured.ts';
import { byRating, pageOf, toursOf } from './listing.ts';
import type { Market } from '../catalogue/prices.ts';
import { quoteFor } from './quote.ts';
import { summaryOf } from './summary.ts';

type Asked = { query: { currency: Market['currency'] }; headers: { 'accept-language'?: string | undefined } };

/** The vendor service: tours, their departures and prices. */
export function vendorRoutes(backend: Backend): Hono {
  const app = new Hono();
  const { brand, catalogue, productKinds: kinds } = backend;
  const marketOf = ({ query, headers }: Asked): Market => ({
    locale: chooseLocale(headers['accept-language'], brand.locales),
    currency: query.currency,
  });
  const summarise = (market: Market) => (tour: Tour) => summaryOf(catalogue, tour, market);

  /** @throws Refusal `invalid_request` for what is no kind of product */
  function listing(productType: string): string {
    if (!findProductKind(productType, kinds)) throw new Refusal('invalid_request', { field: 'productType' });
    return productType;
  }

  function find(productType: string, id: string): Tour {
    const tour = catalogue.tours.get(id.toLowerCase());
    if (!tour || !isListedIn(tour.productType, listing(productType), kinds)) throw new Refusal('not_found');
    return tour;
  }

  route(app, listPromotedTours, (input, c) => {
    const { page, size, ...wanted } = input.query;
    return pageOf(toursOf(catalogue, 'tours', wanted, kinds).sort(byRating), { page, size }, c.req.url, summarise(marketOf(input)));
  });

  route(app, listFeaturedTours, (input, c) => {
    const { size } = input.query;
    return pageOf(featuredTours(catalogue, size), { page: 0, size }, c.req.url, summarise(marketOf(input)));
  });

  route(app, listTours, (input, c) => {
    const { page, size, ...wanted } = input.query;
    return pageOf(
      toursOf(catalogue, listing(input.params.productType), wanted, kinds),
      { page, size },
      c.req.url,
      summarise(marketOf(input)),
    );
  });

  route(app, getTour, (input) => detailsOf(backend, find(input.params.productType, input.params.uuid), marketOf(input), input.query.date));

  route(app, createQuote, ({ params, body, headers }) =>
    quoteFor(backend, find(params.productType, body.tourId), selectionOf(body), marketOf({ query: body, headers })),
  );

  return app;
}
