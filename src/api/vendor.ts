import type { CurrencyCode, Day, ProductType } from '#contracts/common.ts';
import { createQuote } from '#contracts/quotes.ts';
import { getTour, listFeaturedTours, listTours, type TourSummary } from '#contracts/tours.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { fromDecimal, type Money } from '#domain/money.ts';
import { request } from './request.ts';

type Reading = { locale: string; currency: CurrencyCode; signal?: AbortSignal | undefined };

/** Spec section 7, `GET /{productType}/{uuid}`; with `date` the answer has that day's `components`. */
export const fetchTour = (productType: ProductType, uuid: string, { locale, currency, date, signal }: Reading & { date?: Day }) =>
  request(getTour, {
    params: { productType, uuid },
    query: { currency, ...(date ? { date } : {}) },
    headers: { 'accept-language': locale },
    signal,
  });

/** Spec section 7, `GET /tours/featured`. @throws Error 'failed to fetch featured tours' when the list is absent (section 8). */
export async function fetchFeaturedTours({ locale, currency, signal }: Reading): Promise<TourSummary[]> {
  const page = await request(listFeaturedTours, { query: { currency }, headers: { 'accept-language': locale }, signal });
  if (!page._embedded) throw new Error('failed to fetch featured tours');
  return page._embedded.tourList;
}

/** Spec section 7, `GET /{productType}`: follows next links; `onPage` sees the list grow. */
export async function fetchTours(
  productType: ProductType,
  { locale, currency, location, signal }: Reading & { location?: string | undefined },
  onPage: (soFar: TourSummary[]) => void = () => {},
): Promise<TourSummary[]> {
  const tours: TourSummary[] = [];
  for (let page = 0, more = true; more; page += 1) {
    const answer = await request(listTours, {
      params: { productType },
      query: { currency, page: String(page), size: '100', ...(location ? { location } : {}) },
      headers: { 'accept-language': locale },
      signal,
    });
    tours.push(...(answer._embedded?.tourList ?? []));
    onPage([...tours]);
    more = answer._links.next !== undefined;
  }
  return tours.filter((tour) => !tour.excludedTour);
}

/** Those of the named tours that the shop still has, however many, in no order. */
export async function fetchToursById(tourIds: readonly string[], { locale, currency, signal }: Reading): Promise<TourSummary[]> {
  const found: TourSummary[] = [];
  for (let start = 0; start < tourIds.length; start += 100) {
    const answer = await request(listTours, {
      params: { productType: 'tours' },
      query: { currency, tourIds: tourIds.slice(start, start + 100).join(','), size: '100' },
      headers: { 'accept-language': locale },
      signal,
    });
    found.push(...(answer._embedded?.tourList ?? []));
  }
  return found;
}

/** The base prices of up to 100 tours, by `tourId`. */
export async function fetchBasePrices(tourIds: readonly string[], { locale, currency, signal }: Reading): Promise<Record<string, Money>> {
  const answer = await request(listTours, {
    params: { productType: 'tours' },
    query: { currency, tourIds: tourIds.join(','), size: '100' },
    headers: { 'accept-language': locale },
    signal,
  });
  return Object.fromEntries(
    (answer._embedded?.tourList ?? []).map((tour) => [tour.tourId, fromDecimal(tour.basePrice, tour.currencyCode)]),
  );
}

/** Spec section 7, `POST /{productType}/quote`; null (204) when the departure cannot take the selection. */
export const postQuote = (productType: ProductType, locale: string, body: BodyOf<typeof createQuote>, signal?: AbortSignal) =>
  request(createQuote, { params: { productType }, headers: { 'accept-language': locale }, body, signal });
