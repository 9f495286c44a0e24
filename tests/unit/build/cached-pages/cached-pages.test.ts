import { describe, expect, it } from 'vitest';
import { digestOfNames, digestOfSources, withCommonKey, type Bundler, type Output } from '#build/cached-pages/cached-pages.ts';

const bundlerOf = (modules: Record<string, string>): Bundler => ({
  getModuleIds: () => Object.keys(modules),
  getModuleInfo: (id) => ({ code: modules[id] ?? null }),
});
const sources = {
  '/src/components/Card.astro': 'export const card = "Book";',
  '/src/i18n/tour/de.json': 'export default { book: "Buchen" };',
  '/content/rome.svg': 'createSvg({ src: "__ASTRO_ASSET_IMAGE__VRAku6$j__" })',
  fonts: 'const address = {"family":"IPv6","port":41513};',
};
const files: Output[] = [
  { fileName: '_astro/page.a1.css', source: '.card { color: var(--primary); }' },
  { fileName: 'chunks/card.b2.mjs' },
];
const known = digestOfSources(bundlerOf(sources), files);

describe('digest of sources', () => {
  it('is the same for the same, in whatever order they were read', () => {
    const reversed = Object.fromEntries(Object.entries(sources).reverse());
    expect(digestOfSources(bundlerOf(reversed), files.toReversed())).toBe(known);
  });

  it('overlooks what two builds of the same number differently', () => {
    const renumbered = {
      ...sources,
      '/content/rome.svg': 'createSvg({ src: "__ASTRO_ASSET_IMAGE__aLISaA__" })',
      fonts: 'const address = {"family":"IPv6","port":33955};',
    };
    const renamed = files.map((file) => (file.source ? file : { fileName: 'chunks/card.c3.mjs' }));
    expect(digestOfSources(bundlerOf(renumbered), renamed)).toBe(known);
  });

  it.each([
    ['a component', { ...sources, '/src/components/Card.astro': 'export const card = "Book now";' }],
    ['a message', { ...sources, '/src/i18n/tour/de.json': 'export default { book: "Jetzt buchen" };' }],
    ['a picture', { ...sources, '/content/rome.svg': 'createSvg({ src: "__ASTRO_ASSET_IMAGE__VRAku6$j__", width: 2 })' }],
    ['a new module', { ...sources, '/src/new.ts': '' }],
  ])('changes with %s', (_, changed) => {
    expect(digestOfSources(bundlerOf(changed), files)).not.toBe(known);
  });

  it('changes with a style', () => {
    expect(
      digestOfSources(bundlerOf(sources), [{ fileName: '_astro/page.a1.css', source: '.card { color: var(--secondary); }' }]),
    ).not.toBe(known);
  });
});

describe('keys of pages', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const scripts = digestOfNames([{ fileName: '_astro/island.a1.js' }, { fileName: '_astro/page.b2.js' }]);
  const keyOf = (cacheKey: string, digests = [known, scripts], at = now) => withCommonKey([{ cacheKey }], digests, at)[0]?.cacheKey;

  it('stay while nothing changes', () => expect(keyOf('tour')).toBe(keyOf('tour')));

  it('change with the tour, with a script, with the sources and with the year', () => {
    const keys = [
      keyOf('tour'),
      keyOf('other tour'),
      keyOf('tour', [known, digestOfNames([{ fileName: '_astro/island.c3.js' }, { fileName: '_astro/page.b2.js' }])]),
      keyOf('tour', ['changed', scripts]),
      keyOf('tour', [known, scripts], new Date('2027-01-01T00:00:00Z')),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are given to no page that has none: it is made anew', () => {
    const pages: { pathname: string; cacheKey?: string }[] = [{ pathname: '/en/' }];
    expect(withCommonKey(pages, [known], now)).toEqual(pages);
  });
});
