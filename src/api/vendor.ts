import type { CurrencyCode, Day, ProductType } from '#contracts/common.ts';
import { createQuote } from '#contracts/quotes.ts';
import { getTour, listFeaturedTours, listTours, type TourSummary } from '#contracts/tours.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { fromDecimal, type Money } from '#domain/money.ts';
import { followPages } from './follow-pages.ts';
import { request, urlOf, type Fetch, type RequestInput } from './request.ts';

type Reading = { locale: string; currency: CurrencyCode; signal?: AbortSignal | undefined; ask?: Fetch | undefined };

/** Requirements 7, `GET /{productType}/{uuid}`; with `date` the answer has that day's `components`. */
export const fetchTour = (productType: ProductType, uuid: string, { locale, currency, date, signal, ask }: Reading & { date?: Day }) =>
  request(getTour, {
    params: { productType, uuid },
    query: { currency, ...(date ? { date } : {}) },
    headers: { 'accept-language': locale },
    signal,
    ask,
  });

/** Requirements 7, `GET /tours/featured`. @throws Error 'failed to fetch featured tours' when the list is absent (section 8). */
export async function fetchFeaturedTours({ locale, currency, signal }: Reading): Promise<TourSummary[]> {
  const page = await request(listFeaturedTours, { query: { currency }, headers: { 'accept-language': locale }, signal });
  if (!page._embedded) throw new Error('failed to fetch featured tours');
  return page._embedded.tourList;
}

/** Page for page the tours of a list. */
async function* pagesOf(input: RequestInput<typeof listTours>): AsyncGenerator<TourSummary[]> {
  const { query: _ofFirst, ...rest } = input;
  const pages = followPages(urlOf(listTours, input), (url) => (url ? request(listTours, rest, url) : request(listTours, input)));
  for await (const { _embedded } of pages) yield _embedded?.tourList ?? [];
}

/** Requirements 7, `GET /{productType}`: follows next links; `onPage` sees the list grow. */
export async function fetchTours(
  productType: ProductType,
  { locale, currency, location, signal }: Reading & { location?: string | undefined },
  onPage: (soFar: TourSummary[]) => void = () => {},
): Promise<TourSummary[]> {
  const tours: TourSummary[] = [];
  const query = { currency, size: '100', ...(location ? { location } : {}) };
  for await (const page of pagesOf({ params: { productType }, query, headers: { 'accept-language': locale }, signal })) {
    tours.push(...page.filter((tour) => !tour.excludedTour));
    onPage([...tours]);
  }
  return tours;
}

/** Those of the named tours that the shop still has, however many, in no order. */
export async function fetchToursById(tourIds: readonly string[], { locale, currency, signal }: Reading): Promise<TourSummary[]> {
  const found: TourSummary[] = [];
  for (let start = 0; start < tourIds.length; start += 100) {
    const query = { currency, tourIds: tourIds.slice(start, start + 100).join(','), size: '100' };
    const pages = pagesOf({ params: { productType: 'tours' }, query, headers: { 'accept-language': locale }, signal });
    for await (const page of pages) found.push(...page);
  }
  return found;
}

/** The base prices of up to 100 tours, by `tourId`. */
export async function fetchBasePrices(tourIds: readonly string[], reading: Reading): Promise<Record<string, Money>> {
  const tours = await fetchToursById(tourIds, reading);
  return Object.fromEntries(tours.map((tour) => [tour.tourId, fromDecimal(tour.basePrice, tour.currencyCode)]));
}

/** Requirements 7, `POST /{productType}/quote`; null (204) when the departure cannot take the selection. */
export const postQuote = (productType: ProductType, locale: string, body: BodyOf<typeof createQuote>, signal?: AbortSignal) =>
  request(createQuote, { params: { productType }, headers: { 'accept-language': locale }, body, signal });
