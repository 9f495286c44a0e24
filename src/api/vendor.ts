import type { CategoryId, CurrencyCode, Day, ProductType } from '#contracts/common.ts';
import { createQuote } from '#contracts/quotes.ts';
import { getTour, listFeaturedTours, listPromotedTours, listTours, type TourSummary } from '#contracts/tours.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { followPages } from './follow-pages.ts';
import { request, urlOf, type Fetch, type RequestInput } from './request.ts';

export type Reading = { locale: string; currency: CurrencyCode; signal?: AbortSignal | undefined; ask?: Fetch | undefined };

type AskedOfTour = { date?: Day; /** A sailing's `cruiseRouteUuid`. */ cruise?: string | undefined };

/** Requirements 7, `GET /{productType}/{uuid}`; with `date` the answer has that day's `components`, with `cruise` its calls. */
export const fetchTour = (productType: ProductType, uuid: string, { locale, currency, date, cruise, signal, ask }: Reading & AskedOfTour) =>
  request(getTour, {
    params: { productType, uuid },
    query: { currency, ...(date ? { date } : {}), ...(cruise === undefined ? {} : { cruise }) },
    headers: { 'accept-language': locale },
    signal,
    ask,
  });

/** Requirements 7, `GET /tours/featured`. @throws Error 'failed to fetch featured tours' when the list is absent (section 8). */
export async function fetchFeaturedTours({ locale, currency, signal, ask }: Reading): Promise<TourSummary[]> {
  const query = { currency, size: '12' };
  const page = await request(listFeaturedTours, { query, headers: { 'accept-language': locale }, signal, ask });
  if (!page._embedded) throw new Error('failed to fetch featured tours');
  return page._embedded.tourList;
}

type TourList = typeof listTours | typeof listPromotedTours;

/** Page for page the tours of a list. */
async function* pagesOf(list: TourList, input: RequestInput<TourList>): AsyncGenerator<TourSummary[]> {
  const { query: _ofFirst, ...rest } = input;
  const pages = followPages(urlOf(list, input), (url) => (url ? request(list, rest, url) : request(list, input)));
  for await (const { _embedded } of pages) yield _embedded?.tourList ?? [];
}

type Promoted = Reading & {
  location?: string;
  category?: CategoryId;
  /** How many are wanted at most. */
  count: number;
  isWanted?: (tour: TourSummary) => boolean;
};

/** Requirements 9. */
const promotedPageSize = 40;

/** Requirements 7, `GET /tours/promoted`: page by page, by next links, until as many as are wanted have come. */
export async function fetchPromotedTours({ locale, currency, location, category, count, isWanted = () => true, signal, ask }: Promoted) {
  const wanted: TourSummary[] = [];
  const query = { currency, location, category, size: String(promotedPageSize) };
  for await (const page of pagesOf(listPromotedTours, { query, headers: { 'accept-language': locale }, signal, ask })) {
    wanted.push(...page.filter(isWanted));
    if (wanted.length >= count) break;
  }
  return wanted.slice(0, count);
}

/** Requirements 7, `GET /{productType}`: follows next links; `onPage` sees the list grow. */
export async function fetchTours(
  productType: ProductType,
  { locale, currency, location, signal, ask }: Reading & { location?: string | undefined },
  onPage: (soFar: TourSummary[]) => void = () => {},
): Promise<TourSummary[]> {
  const tours: TourSummary[] = [];
  const query = { currency, size: '100', ...(location ? { location } : {}) };
  for await (const page of pagesOf(listTours, { params: { productType }, query, headers: { 'accept-language': locale }, signal, ask })) {
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
    const pages = pagesOf(listTours, { params: { productType: 'tours' }, query, headers: { 'accept-language': locale }, signal });
    for await (const page of pages) found.push(...page);
  }
  return found;
}

/** Requirements 7, `POST /{productType}/quote`; null (204) when the departure cannot take the selection. */
export const postQuote = (productType: ProductType, locale: string, body: BodyOf<typeof createQuote>, signal?: AbortSignal) =>
  request(createQuote, { params: { productType }, headers: { 'accept-language': locale }, body, signal });
