import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastOf, pairs } from '../colours/pairs.ts';
import { declaredNames, readTokens, schemes, tokenNames, type Scheme } from '../colours/tokens.ts';
import { parseBrand } from '#brands/parse.ts';
import type { Brand } from '#brands/schema.ts';

/** Pages that no shop may open without; a brand's own stand in `<brand>/pages/<locale>/`. */
export const legalPages = ['privacy', 'legalDisclosures', 'termsOfUse', 'generalTermsAndConditions'] as const;

type Places = { brands: string; pages: string };

const logoSize = /<svg[^>]*\sviewBox="0 0 48 48"/;

function logoProblems(folder: string): string[] {
  return ['logo.svg', 'logo-dark.svg'].flatMap((file) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [`${file}: missing; every brand needs its mark for light paper (logo.svg) and for dark (logo-dark.svg)`];
    return logoSize.test(readFileSync(path, 'utf8')) ? [] : [`${file}: must be an SVG with viewBox="0 0 48 48"`];
  });
}

const legalProblems = (name: string, { locales }: Brand, places: Places): string[] =>
  locales.flatMap((locale) =>
    legalPages
      .filter(
        (page) => ![join(places.brands, name, 'pages'), places.pages].some((folder) => existsSync(join(folder, locale, `${page}.md`))),
      )
      .map((page) => `pages/${locale}/${page}.md: missing, and content/pages/${locale} has no common one either`),
  );

function pairProblems(folder: string, scheme: Scheme): string[] {
  const tokens = readTokens(folder, scheme);
  return pairs
    .filter((pair) => tokens[pair.front] && tokens[pair.ground] && contrastOf(tokens, pair) < pair.least)
    .map((pair) => {
      const { front, ground, least } = pair;
      const contrast = (Math.floor(contrastOf(tokens, pair) * 100) / 100).toFixed(2);
      const colours = `${front} ${tokens[front] ?? ''} on ${ground} ${tokens[ground] ?? ''}`;
      return `${scheme}: ${colours} has a contrast of ${contrast}; at least ${least} is needed`;
    });
}

function themeProblems(folder: string, { themeColor }: Brand): string[] {
  return schemes
    .filter((scheme) => readTokens(folder, scheme)['--paper'] !== themeColor[scheme])
    .map(
      (scheme) =>
        `brand.yaml: themeColor.${scheme}: found "${themeColor[scheme]}"; ` +
        `must be the token --paper, ${readTokens(folder, scheme)['--paper'] ?? 'which is missing'}`,
    );
}

function tokenProblems(folder: string, brand: Brand | undefined): string[] {
  const file = '_brand-tokens.scss';
  if (!existsSync(join(folder, file))) return [`${file}: missing; it has the brand's colours in the mixins light and dark`];
  try {
    const light = readTokens(folder, 'light');
    const missing = tokenNames
      .filter((name) => !light[name])
      .map((name) => `${name} is missing from the mixin light, or no colour such as #fbf5ea`);
    const unknown = declaredNames(folder)
      .filter((name) => name !== '--shadow' && !tokenNames.includes(name))
      .map((name) => `unknown token ${name}`);
    const low = schemes.flatMap((scheme) => pairProblems(folder, scheme));
    return [...[...missing, ...unknown, ...low].map((problem) => `${file}: ${problem}`), ...(brand ? themeProblems(folder, brand) : [])];
  } catch (error) {
    return [`${file}: ${(error as Error).message.split('\n')[0] ?? ''}`];
  }
}

/** All that is wrong with a brand's folder, each naming file, place, what was found and what is allowed. */
export function sourceProblems(name: string, places: Places): string[] {
  const folder = join(places.brands, name);
  const file = join(folder, 'brand.yaml');
  if (!existsSync(file)) return ['brand.yaml: missing'];
  const { brand, problems = [] } = parseBrand(readFileSync(file, 'utf8'));
  return [
    ...problems.map((problem) => `brand.yaml: ${problem}`),
    ...logoProblems(folder),
    ...(brand ? legalProblems(name, brand, places) : []),
    ...tokenProblems(folder, brand),
  ];
}
