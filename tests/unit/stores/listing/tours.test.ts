import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noChoices } from '#domain/listing.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { fakeServices, json, refusal } from '../../../support/fake-services.ts';
import { tour } from '../../../support/tour.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const list = 'GET /tours';
const listing = { locale: 'en', productType: 'tours', location: 'rome' } as const;
const tours = Array.from({ length: 5 }, (_, index) => tour({ basePrice: 10 + index }));
const inYen = tours.map((one) => ({ ...one, basePrice: one.basePrice * 160, currencyCode: 'JPY' as const }));

const page = (items: readonly object[], number: number, next: string | null) =>
  json({
    _embedded: { tourList: items },
    _links: next === null ? {} : { next: { href: next } },
    page: { size: items.length, totalElements: 5, totalPages: 2, number },
  });

async function openPage() {
  vi.resetModules();
  const [store, choices, currency] = await Promise.all([
    import('#stores/listing/tours.ts'),
    import('#stores/listing/choices.ts'),
    import('#stores/browser/currency.ts'),
  ]);
  return { ...store, ...choices, ...currency, count: () => store.$tours.get().data.length };
}

let services: ReturnType<typeof fakeServices>;
let shop: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  stubBrowser();
  services = fakeServices();
  services.on(list, page(tours.slice(0, 3), 0, '/tours?page=1'), page(tours.slice(3), 1, null));
  shop = await openPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const settled = () => vi.waitFor(() => expect(shop.$tours.get().status).not.toBe('loading'));

test('a page that knows all its tours asks nothing', () => {
  shop.openTours(listing, tours, 5);
  expect(shop.$tours.get()).toEqual({ status: 'loaded', data: tours });
  expect(services.calls).toHaveLength(0);
});

test('a page that knows the first follows the next links; the list only grows', async () => {
  const sizes: number[] = [];
  shop.openTours(listing, tours.slice(0, 2), 5);
  shop.$tours.subscribe(({ data }) => {
    sizes.push(data.length);
  });
  await settled();
  expect(shop.$tours.get()).toEqual({ status: 'loaded', data: tours });
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(sizes).toContain(3);
});

test('what the page came with stays in its place where the vendor orders anew, and nothing of it is gone meanwhile', async () => {
  const shown = [4, 1].flatMap((index) => tours[index] ?? []);
  const lists: (readonly object[])[] = [];
  shop.openTours(listing, shown, 5);
  shop.$tours.subscribe(({ data }) => lists.push(data));
  await settled();
  expect(lists.map((list) => list.slice(0, 2))).toEqual(lists.map(() => shown));
  expect(shop.$tours.get().data).toEqual([4, 1, 0, 2, 3].map((index) => tours[index]));
});

test.each([
  ['a cursor alone', '?cursor=b%2Fc%3D', 'http://shop.test/tours?cursor=b%2Fc%3D'],
  ['a path beside the list', 'tours/more;from=3', 'http://shop.test/tours/more;from=3'],
  ['a path of its own', '/lists/7f/2', 'http://shop.test/lists/7f/2'],
  ['another host', 'http://pages.test/tours?after=3', 'http://pages.test/tours?after=3'],
])('a next link is followed as it stands: %s', async (_, href, asked) => {
  services.on('GET /', page(tours.slice(3), 1, null));
  services.on(list, page(tours.slice(0, 3), 0, href), page(tours.slice(3), 1, null));
  shop.openTours(listing, tours.slice(0, 2), 5);
  await settled();
  expect(shop.$tours.get()).toEqual({ status: 'loaded', data: tours });
  expect(services.calls.map(({ url }) => url.href)).toEqual([expect.stringContaining('location=rome'), asked]);
});

test('a next link that leads back is an error, and what is there stays', async () => {
  services.on(list, page(tours.slice(0, 3), 0, '/tours?cursor=b'));
  shop.openTours(listing, tours.slice(0, 2), 5);
  await settled();
  expect(shop.$tours.get()).toMatchObject({ status: 'error', error: { code: 'unreadable' } });
  expect(services.calls).toHaveLength(2);
});

test('another currency loads the list anew and drops the price range; until then the old prices stand', async () => {
  shop.openTours(listing, tours, 5);
  shop.choose({ sort: 'low', price: { currency: 'EUR', min: 10, max: 12 } });
  services.on(list, page(inYen.slice(0, 3), 0, '/tours?page=1'), page(inYen.slice(3), 1, null));
  shop.chooseCurrency('JPY');
  const seen = new Set<string>();
  shop.$tours.subscribe(({ data }) => {
    seen.add(data.map(({ currencyCode }) => currencyCode).join());
  });
  await settled();
  expect([...seen]).toEqual(['EUR,EUR,EUR,EUR,EUR', 'JPY,JPY,JPY,JPY,JPY']);
  expect(shop.$choices.get()).toEqual({ ...noChoices, sort: 'low' });
});

test('a price range chosen among the old prices ends when the new ones come', async () => {
  shop.openTours(listing, tours, 5);
  services.on(list, page(inYen, 0, null));
  shop.chooseCurrency('JPY');
  shop.choose({ price: { currency: 'EUR', min: 10, max: 12 } });
  await settled();
  expect(shop.$choices.get().price).toBeNull();
});

describe('a currency that is taken back', () => {
  test('stays: the late answer in the other one changes nothing', async () => {
    let answerLate: (response: Response) => void = () => {};
    shop.openTours(listing, tours, 5);
    services.on(
      list,
      () =>
        new Promise<Response>((resolve) => {
          answerLate = resolve;
        }),
      page(tours, 0, null),
    );
    shop.chooseCurrency('JPY');
    await vi.waitFor(() => expect(services.calls).toHaveLength(1));
    shop.chooseCurrency('EUR');
    await settled();
    answerLate(page(inYen, 0, null));
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(shop.$tours.get()).toEqual({ status: 'loaded', data: tours });
  });

  test('takes the error of the other one with it', async () => {
    shop.openTours(listing, tours, 5);
    services.on(list, refusal('not_found', 404), page(tours, 0, null));
    shop.chooseCurrency('JPY');
    await settled();
    expect(shop.$tours.get().status).toBe('error');
    shop.chooseCurrency('EUR');
    await settled();
    expect(shop.$tours.get()).toEqual({ status: 'loaded', data: tours });
  });
});

test('a reload keeps the price range in the chosen currency, though the page came in another', async () => {
  shop.chooseCurrency('JPY');
  services.on(list, page(inYen, 0, null));
  shop.restoreChoices('?price=JPY1600-1920');
  shop.openTours(listing, tours, 5);
  await settled();
  expect(shop.$tours.get().data).toEqual(inYen);
  expect(shop.$choices.get().price).toEqual({ currency: 'JPY', min: 1600, max: 1920 });
});

test('a failing service keeps what is there; a retry goes on', async () => {
  services.on(list, refusal('not_found', 404));
  shop.openTours(listing, tours.slice(0, 2), 5);
  await settled();
  expect(shop.$tours.get()).toMatchObject({ status: 'error', error: { code: 'not_found' } });
  expect(shop.count()).toBe(2);
  services.on(list, page(tours, 0, null));
  await shop.loadTours(listing);
  expect(shop.$tours.get()).toEqual({ status: 'loaded', data: tours });
});

test('closing cancels and empties the list', async () => {
  const close = shop.openTours(listing, tours.slice(0, 2), 5);
  close();
  expect(shop.$tours.get()).toEqual({ status: 'initial', data: [] });
  await vi.waitFor(() => expect(services.calls[0]?.signal?.aborted).toBe(true));
  expect(shop.$tours.get()).toEqual({ status: 'initial', data: [] });
});

test('choices are restored from an address, a price range in the own currency only', () => {
  shop.restoreChoices('?sort=name&price=EUR20-80');
  expect(shop.$choices.get()).toEqual({ ...noChoices, sort: 'name', price: { currency: 'EUR', min: 20, max: 80 } });
  shop.restoreChoices('?sort=name&price=USD20-80');
  expect(shop.$choices.get().price).toBeNull();
});

test('taking the filters away leaves the order', () => {
  shop.choose({ sort: 'high', rating: 4.5, category: ['food'] });
  shop.resetFilters();
  expect(shop.$choices.get()).toEqual({ ...noChoices, sort: 'high' });
});
