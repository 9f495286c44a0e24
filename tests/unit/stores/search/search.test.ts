import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../support/browser.ts';
import { connectionLost, fakeServices, json, refusal, type Call } from '../../../support/fake-services.ts';
import { tour } from '../../../support/tour.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const search = 'GET /search';
const found = (...names: string[]) => json({ bestMatchType: 'tour', tours: names.map((tourName) => tour({ tourName })), locations: [] });

async function openPage() {
  vi.resetModules();
  const [searching, choices, currency] = await Promise.all([
    import('#stores/search/search.ts'),
    import('#stores/listing/choices.ts'),
    import('#stores/browser/currency.ts'),
  ]);
  return { ...searching, ...choices, ...currency, names: () => searching.$suggestions.get().data.tours.map(({ tourName }) => tourName) };
}

let services: ReturnType<typeof fakeServices>;
let page: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  vi.useFakeTimers();
  stubBrowser();
  services = fakeServices();
  services.on(search, found('Fresh pasta'));
  page = await openPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const queryOf = ({ url }: Call) => url.searchParams.get('query');

describe('suggestions', () => {
  test('follow 50 ms after the last key, in one request', async () => {
    for (const text of ['p', 'pa', 'pas']) {
      page.changeQuery(text, 'en');
      await vi.advanceTimersByTimeAsync(49);
    }
    expect(services.calls).toHaveLength(0);
    expect(page.$suggestions.get().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(services.calls.map(queryOf)).toEqual(['pas']);
    expect(page.$suggestions.get().status).toBe('loaded');
    expect(page.names()).toEqual(['Fresh pasta']);
  });

  test('an older request is aborted, and its late answer changes nothing', async () => {
    let answerLate: (response: Response) => void = () => {};
    services.on(
      search,
      () =>
        new Promise<Response>((resolve) => {
          answerLate = resolve;
        }),
      found('Sailing'),
    );
    page.changeQuery('pasta', 'en');
    await vi.advanceTimersByTimeAsync(50);
    page.changeQuery('sail', 'en');
    expect(services.calls[0]?.signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(50);
    answerLate(found('Fresh pasta'));
    await vi.advanceTimersByTimeAsync(0);
    expect(page.names()).toEqual(['Sailing']);
  });

  test('stay while newer ones load', async () => {
    page.changeQuery('pasta', 'en');
    await vi.advanceTimersByTimeAsync(50);
    page.changeQuery('pasta r', 'en');
    expect(page.$suggestions.get().status).toBe('loading');
    expect(page.names()).toEqual(['Fresh pasta']);
  });

  test('an empty box clears them and asks nothing', async () => {
    page.changeQuery('pasta', 'en');
    await vi.advanceTimersByTimeAsync(50);
    page.changeQuery('  ', 'en');
    await vi.advanceTimersByTimeAsync(100);
    expect(page.$suggestions.get()).toMatchObject({ status: 'initial', data: { tours: [], locations: [] } });
    expect(services.calls).toHaveLength(1);
  });

  test('a space at the end asks nothing new', async () => {
    page.changeQuery('pasta', 'en');
    await vi.advanceTimersByTimeAsync(50);
    page.changeQuery('pasta ', 'en');
    await vi.advanceTimersByTimeAsync(100);
    expect(page.$query.get()).toBe('pasta ');
    expect(services.calls).toHaveLength(1);
  });

  test('for a query of the address come when the box opens, once', async () => {
    page.readQuery('?q=pasta');
    expect(page.$suggestions.get().status).toBe('initial');
    page.suggest('en');
    expect(page.$suggestions.get().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(50);
    page.suggest('en');
    await vi.advanceTimersByTimeAsync(50);
    expect(services.calls.map(queryOf)).toEqual(['pasta']);
    expect(page.names()).toEqual(['Fresh pasta']);
  });

  test('an empty box that opens asks nothing', async () => {
    page.suggest('en');
    await vi.advanceTimersByTimeAsync(50);
    expect(page.$suggestions.get().status).toBe('initial');
    expect(services.calls).toHaveLength(0);
  });

  test('a failing service is an error; the next key asks again', async () => {
    services.on(search, refusal('invalid_request', 400), found('Sailing'));
    page.changeQuery('sai', 'en');
    await vi.advanceTimersByTimeAsync(50);
    expect(page.$suggestions.get()).toMatchObject({ status: 'error', error: { code: 'invalid_request' } });
    page.changeQuery('sail', 'en');
    await vi.advanceTimersByTimeAsync(50);
    expect(page.names()).toEqual(['Sailing']);
  });
});

describe('results', () => {
  test('come at once, and again in another currency', async () => {
    const stop = page.openResults('?q=+pasta', 'de');
    await vi.runAllTimersAsync();
    expect(page.$results.get()).toMatchObject({ status: 'loaded', data: { tours: [{ tourName: 'Fresh pasta' }] } });
    page.chooseCurrency('JPY');
    expect(page.$results.get()).toMatchObject({ status: 'loading', data: { tours: [{ tourName: 'Fresh pasta' }] } });
    await vi.runAllTimersAsync();
    expect(services.calls.map(({ url }) => [...url.searchParams.entries()].map((entry) => entry.join('=')).join(' '))).toEqual([
      'query=pasta lang=de currency=EUR expanded=true',
      'query=pasta lang=de currency=JPY expanded=true',
    ]);
    stop();
    page.chooseCurrency('CHF');
    expect(services.calls).toHaveLength(2);
  });

  test('are shown as the address asks; a price range ends with its currency', async () => {
    page.openResults('?q=pasta&sort=low&rating=4.5&price=EUR20-80', 'en');
    expect(page.$choices.get()).toMatchObject({ sort: 'low', rating: 4.5, price: { currency: 'EUR', min: 20, max: 80 } });
    page.chooseCurrency('JPY');
    expect(page.$choices.get()).toMatchObject({ sort: 'low', rating: 4.5, price: null });
    await vi.runAllTimersAsync();
  });

  test('a price range chosen among the old prices ends when the new ones come', async () => {
    page.openResults('?q=pasta', 'en');
    await vi.runAllTimersAsync();
    page.chooseCurrency('JPY');
    page.choose({ price: { currency: 'EUR', min: 20, max: 80 } });
    await vi.runAllTimersAsync();
    expect(page.$choices.get().price).toBeNull();
  });

  test('no query asks nothing', async () => {
    page.openResults('?q=+', 'en');
    await vi.runAllTimersAsync();
    expect(services.calls).toHaveLength(0);
    expect(page.$results.get().status).toBe('initial');
  });

  test('a lost connection is an error that a retry mends', async () => {
    services.on(search, connectionLost());
    page.openResults('?q=pasta', 'en');
    await vi.runAllTimersAsync();
    expect(page.$results.get()).toMatchObject({ status: 'error', error: { code: 'no_response' } });
    services.on(search, found('Fresh pasta'));
    await page.search({ query: 'pasta', without: [] }, 'en');
    expect(page.$results.get().status).toBe('loaded');
  });
});
