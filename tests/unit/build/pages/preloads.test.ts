import { expect, test } from 'vitest';
import { scriptFrom, withPreloads, type ScriptOf } from '#build/pages/preloads.ts';

const scripts: Record<string, string> = {
  '/_astro/Search.js': 'import{a as r}from"./react.js";import"./common.js";const later=()=>import("./later.js");',
  '/_astro/client.js': 'import{b}from"./react.js";',
  '/_astro/react.js': 'import{c}from"./common.js";',
  '/_astro/common.js': 'export const c=1;',
};
const scriptOf: ScriptOf = (url) => {
  const code = scripts[url];
  if (code === undefined) throw new Error(`${url} was not asked for by anything`);
  return scriptFrom(url, code);
};
const page = (client: string): string =>
  '<html><head><title>Search</title></head><body>' +
  '<astro-island uid="1" component-url="/_astro/Search.js" renderer-url="/_astro/client.js" ' +
  `props="{}" ssr client="${client}" opts="{}"></astro-island></body></html>`;
const preloadsIn = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, href]) => href);

test('a page names in its head all that an island needs that wakes up with it, each script once', () => {
  const html = withPreloads(page('load'), scriptOf);
  expect(preloadsIn(html).toSorted()).toEqual(['/_astro/Search.js', '/_astro/client.js', '/_astro/common.js', '/_astro/react.js']);
});

test('it names them ahead of its styles, the largest first', () => {
  const html = withPreloads(page('load').replace('</head>', '<style>p{}</style></head>'), scriptOf);
  expect(preloadsIn(html)[0]).toBe('/_astro/Search.js');
  expect(preloadsIn(html).at(-1)).toBe('/_astro/common.js');
  expect(html.lastIndexOf('modulepreload')).toBeLessThan(html.indexOf('<style>'));
});

test('a page whose islands wait for a touch stays as it is', () => {
  expect(withPreloads(page('touch'), scriptOf)).toBe(page('touch'));
});

test('what its own scripts import comes after its fonts; they themselves stand in the page', () => {
  const own = '<head><title>Home</title><link rel="preload" as="font"></head><body><script type="module" src="/_astro/client.js"></script>';
  const html = withPreloads(own, scriptOf);
  expect(preloadsIn(html)).toEqual(['/_astro/react.js', '/_astro/common.js']);
  expect(html.indexOf('modulepreload')).toBeGreaterThan(html.indexOf('as="font"'));
});

test('what an island and the page both need is named once', () => {
  const both = page('load').replace('</body>', '<script type="module" src="/_astro/Search.js"></script></body>');
  expect(preloadsIn(withPreloads(both, scriptOf))).toEqual(preloadsIn(withPreloads(page('load'), scriptOf)));
});
