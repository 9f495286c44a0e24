import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyRule, barePath, onDemandFor, redirectsFor } from '#domain/host-rules.ts';

const redirects = redirectsFor(['en', 'de']);
const onDemand = onDemandFor(['en', 'de']);

describe('barePath', () => {
  it.each([
    ['/', ''],
    ['/index.html', ''],
    ['/en/', '/en'],
    ['/en///', '/en'],
    ['/en/index', '/en'],
    ['/en/index.html', '/en'],
    ['/en/index.html/', '/en'],
    ['/en/x.html', '/en/x'],
    ['/en/x', '/en/x'],
    ['/en//x', '/en//x'],
    ['/en/index.html.html', '/en/index.html'],
    ['/en/index/x', '/en/index/x'],
  ])('of %s is %s', (path, bare) => {
    expect(barePath(path)).toBe(bare);
  });

  it('is the same however often it is taken, but for what looks like a file in a file', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\/[a-z]{1,5}){1,6}$/), (path) => {
        fc.pre(!path.endsWith('/index'));
        for (const end of ['', '/', '//', '.html', '/index', '/index.html', '/index.html/']) expect(barePath(path + end)).toBe(path);
      }),
    );
  });
});

describe('patterns for paths', () => {
  const fastest = (path: string, match: (path: string) => unknown): number =>
    Math.min(
      ...Array.from({ length: 7 }, () => {
        const start = performance.now();
        match(path);
        return performance.now() - start;
      }),
    );

  /** What a pattern with two quantifiers over one character takes a hundred times as long for, when it is ten times as long. */
  it.each([
    ['slashes', (length: number) => `${'/'.repeat(length)}x?`],
    ['slashes between letters', (length: number) => `${'/x//'.repeat(length / 4)}?\n`],
    ['ends of files', (length: number) => `${'/index.html'.repeat(length / 11)}?\n`],
    ['slashes of an old language', (length: number) => `/zh-hans${'/'.repeat(length)}?`],
    ['hyphens of a tour', (length: number) => `/en/tours/rome/${'-'.repeat(length)}?`],
    ['slashes after a tour', (length: number) => `/en/tours/rome/forum-9fae0000-0000-4000-8000-000000000000${'/'.repeat(length)}?`],
  ])('take no more than linear time: %s', (_, path) => {
    const match = (text: string) => [barePath(text), applyRule(redirects, text), onDemand.test(text)];
    const ratio = fastest(path(20_000), match) / Math.max(fastest(path(2_000), match), 0.05);
    expect(ratio).toBeLessThan(40);
  });

  it('lead from an old language to nowhere else', () => {
    expect(applyRule(redirects, '/zh-hans//evil.example/x')).toBe('/evil.example/x');
    expect(applyRule(redirects, '/zh-Hans/en/tours')).toBe('/en/tours');
    for (const path of ['/zh-hans', '/zh-hans/', '/zh-hans//']) expect(applyRule(redirects, path)).toBe('/');
  });
});

describe('what the server makes where there is no file', () => {
  const id = '9fae0000-0000-4000-8000-000000000000';

  it.each([
    [`/en/toursForCruises/${id}`, true],
    [`/de/toursForCruises/${id}`, true],
    ['/en/toursForCruises', false],
    [`/en/toursForCruises/${id}/`, false],
    [`/en/toursForCruises/${id}/tours`, false],
    [`/en/toursForCruises/norway-${id}`, false],
    [`/en/toursForCruises/${id.toUpperCase()}`, false],
    ['/en/toursForCruises/norway', false],
    ['/en/toursForCruises/ships/meridian-star', true],
    ['/de/toursForCruises/lines/meridian-lines', true],
    ['/en/toursForCruises/ships', false],
    ['/en/toursForCruises/ships/', false],
    ['/en/toursForCruises/ships/meridian-star/', false],
    ['/en/toursForCruises/ships/Meridian', false],
    ['/en/toursForCruises/ships/meridian/star', false],
    ['/en/toursForCruises/ports/rome', false],
    ['/fr/toursForCruises/ships/meridian-star', false],
    [`/fr/toursForCruises/${id}`, false],
    [`/x/en/toursForCruises/${id}`, false],
    [`/en/tours/rome/forum-${id}`, true],
    ['/images/rome/history/720.webp', true],
  ])('%s: %s', (path, isMade) => {
    expect(onDemand.test(path)).toBe(isMade);
  });

  it('is made in the languages of the brand alone', () => {
    expect(['en', 'de'].map((locale) => onDemandFor(['de']).test(`/${locale}/toursForCruises/${id}`))).toEqual([false, true]);
  });

  it('has one spelling, without a slash at its end', () => {
    expect(applyRule(redirects, '/en/toursForCruises/ships/meridian-star/')).toBe('/en/toursForCruises/ships/meridian-star');
    expect(applyRule(redirects, '/en/toursForCruises/ships/')).toBeUndefined();
  });
});
