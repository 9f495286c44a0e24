import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchLocations } from '#contracts/documented/locations.ts';
import { semanticSearch } from '#contracts/documented/search.ts';
import { call, contractTarget, refusal, type Target } from '#tests/support/contract.ts';

let target: Target;
beforeAll(async () => {
  target = await contractTarget();
});
afterAll(() => target.close());

describe('GET /locations/search', () => {
  const places = async (query: Record<string, string>, language = 'en') =>
    (await call(target, searchLocations, { query, headers: { 'Accept-Language': language } })).body?._embedded?.locationList ?? [];

  it('finds a place by a pattern and by its uuid, in the language asked for', async () => {
    const [rome] = await places({ pattern: 'Rom', products: 'tours' });
    expect(rome).toMatchObject({ id: 'rome', name: 'Rome', _links: { tours: { href: expect.any(String) } } });
    expect(await places({ uuid: rome?.locationUuid.toUpperCase() ?? '' })).toEqual([rome]);
    expect(await places({ uuid: rome?.locationUuid ?? '' }, 'de')).toEqual([
      expect.objectContaining({ name: 'Rom', countryName: 'Italien' }),
    ]);
  });

  it('has no list when nothing fits', async () => {
    expect((await call(target, searchLocations, { query: { pattern: 'xyzzyplugh' } })).body).not.toHaveProperty('_embedded');
    expect(await places({ uuid: '00000000-0000-4000-8000-000000000000' })).toEqual([]);
    expect(await places({ pattern: 'Naples', products: 'hotels' })).toEqual([]);
  });

  it('refuses an id that is none', async () => {
    expect(await refusal(target, searchLocations, { query: { uuid: 'rome' } })).toMatchObject({
      code: 'invalid_request',
      details: { field: 'uuid' },
    });
  });
});

describe('GET /search', () => {
  const search = async (query: string, more: Record<string, string> = {}) =>
    (await call(target, semanticSearch, { query: { query, ...more } })).body;

  it('suggests eight of what fits best and three of the other', async () => {
    const place = await search('Rom', { lang: 'de' });
    expect(place).toMatchObject({ bestMatchType: 'location', locations: [expect.objectContaining({ name: 'Rom' })] });
    expect(place?.tours).toHaveLength(3);
    const tours = await search('boat');
    expect(tours?.bestMatchType).toBe('tour');
    expect(tours?.tours).toHaveLength(8);
    expect(tours?.locations.length).toBeLessThanOrEqual(3);
  });

  it('gives everything when expanded', async () => {
    expect((await search('boat', { expanded: 'true' }))?.tours.length).toBeGreaterThan(8);
  });

  it('prices in the currency asked for', async () => {
    expect((await search('boat', { currency: 'JPY' }))?.tours.every(({ currencyCode }) => currencyCode === 'JPY')).toBe(true);
  });

  it('says what it understood, and takes away what it is told to', async () => {
    const whole = await search('mit Kindern auf dem Wasser unter 50 Euro', { lang: 'de', expanded: 'true' });
    expect(whole?.understood).toEqual([
      { key: 'suits:families', label: 'Mit Kindern' },
      { key: 'category:boat', label: 'Auf dem Wasser' },
      { key: 'price:eur50', label: expect.stringMatching(/^Bis 50/) },
    ]);
    expect(whole?.tours.every(({ suits, basePrice }) => suits.includes('families') && basePrice <= 50)).toBe(true);
    const without = { lang: 'de', expanded: 'true', without: 'price:eur50,category:boat' };
    const rest = await search('mit Kindern auf dem Wasser unter 50 Euro', without);
    expect(rest?.understood.map(({ key }) => key)).toEqual(['suits:families']);
    expect(rest?.tours.length).toBeGreaterThan(whole?.tours.length ?? 0);
  });

  it('says where a sight is that it understood, in words that stand after a distance', async () => {
    const pantheon = { latitude: 41.8986, longitude: 12.4769 };
    const placesIn = async (query: string, lang: string) => (await search(query, { lang }))?.understood.map(({ place }) => place);
    expect(await placesIn('near the pantheon', 'en')).toEqual([{ ...pantheon, from: 'from the Pantheon' }]);
    expect(await placesIn('am Pantheon', 'de')).toEqual([{ ...pantheon, from: 'vom Pantheon' }]);
    expect((await placesIn('trastevere', 'de'))?.[0], 'a name without an article').toMatchObject({ from: 'von Trastevere' });
    expect(await placesIn('with kids', 'en')).toEqual([undefined]);
  });

  it('offers what comes near where little fits, and only beside results', async () => {
    const [group] = (await search('kayak under 30 euros', { expanded: 'true' }))?.near ?? [];
    expect(group?.without).toEqual([{ key: 'price:eur30', label: 'Up to €30' }]);
    expect(group?.tours.length).toBeGreaterThan(0);
    expect(group?.total).toBeGreaterThanOrEqual(group?.tours.length ?? 0);
    expect((await search('kayak under 30 euros'))?.near).toEqual([]);
  });

  it('finds nothing for nothing', async () => {
    expect(await search('')).toMatchObject({ tours: [], locations: [] });
  });

  it('refuses another language and a query without end', async () => {
    expect(await refusal(target, semanticSearch, { query: { query: 'x', lang: 'xx' } })).toMatchObject({ details: { field: 'lang' } });
    expect(await refusal(target, semanticSearch, { query: { query: 'x'.repeat(201) } })).toMatchObject({ details: { field: 'query' } });
    expect(await refusal(target, semanticSearch)).toMatchObject({ details: { field: 'query' } });
    expect(await refusal(target, semanticSearch, { query: { query: 'x', without: '<b>' } })).toMatchObject({
      details: { field: 'without' },
    });
  });
});
