import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '#build/brand/colours/contrast.ts';
import { contrastOf, pairs } from '#build/brand/colours/pairs.ts';
import { readTokens, schemes, tokenNames } from '#build/brand/colours/tokens.ts';
import { brandNames, brandsDirectory, readBrand } from '#brands/folder.ts';

it('computes contrast as WCAG does', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#c2410c', '#fff')).toBeCloseTo(contrast('#fff', '#C2410C'));
});

const all = brandNames().flatMap((name) => schemes.map((scheme) => [name, scheme] as const));

describe.each(all)('colours of %s, %s (WCAG 1.4.3 and 1.4.11)', (name, scheme) => {
  const tokens = readTokens(join(brandsDirectory, name), scheme);

  it.each(pairs)('$front on $ground has $least', (pair) => {
    expect(contrastOf(tokens, pair)).toBeGreaterThanOrEqual(pair.least);
  });

  it('are all there', () => {
    expect(Object.keys(tokens).sort()).toEqual([...tokenNames].sort());
  });

  it("give the browser's bar the colour of the page", () => {
    expect(readBrand(name).themeColor[scheme]).toBe(tokens['--paper']);
  });
});
