import { afterEach, expect, test, vi } from 'vitest';
import { getPromotedRow } from '#data/promoted-tours.ts';
import { fakeServices, json } from '../../support/fake-services.ts';
import { tour } from '../../support/tour.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const path = '/tours/promoted';
const page = (tourList: readonly object[], number: number) =>
  json({
    _embedded: { tourList },
    _links: { next: { href: `${path}?page=${number + 1}` } },
    page: { size: 40, totalElements: 400, totalPages: 10, number },
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a row has the first of two pages of promoted tours, by next links, that the page does not show', async () => {
  const services = fakeServices();
  const [first, second] = [0, 1].map(() => Array.from({ length: 40 }, () => tour({})));
  services.on(`GET ${path}`, page(first ?? [], 0), page(second ?? [], 1));
  const shown = new Set(first?.slice(0, 35));
  const isShown = ({ tourId }: { tourId: string }) => [...shown].some((one) => one.tourId === tourId);
  const ids = (await getPromotedRow('en', isShown)).map(({ tourId }) => tourId);
  expect(ids).toEqual([...(first ?? []).slice(35), ...(second ?? []).slice(0, 7)].map(({ tourId }) => tourId));
  expect(services.calls.map(({ url }) => url.search)).toEqual(['?currency=EUR&size=40', '?page=1']);
});
