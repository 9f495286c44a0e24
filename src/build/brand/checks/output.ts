import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalHex } from '../colours/contrast.ts';
import { readTokens, schemes } from '../colours/tokens.ts';
import { readBrand } from '#brands/folder.ts';
import type { Brand } from '#brands/schema.ts';

/** A poster's colours are the poster's. */
const readable = /\.(html|css|js|mjs|json|xml|txt|webmanifest)$/;
const hex = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi;
/** Neutral enough to be anybody's. */
const ownedTokens = /^--(primary|secondary|hero|paper|ink)/;
const robotsTag = /<meta name="robots" content="[^"]*\bnoindex\b/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isGrey = (colour: string): boolean => /^#(..)\1\1$/.test(colour);

/** What gives a brand away: names, addresses and colours that no other shop may show. */
export type Signs = { brand: string; words: string[]; colours: string[] };

export function signsOf(name: string, directory: string): Signs {
  const folder = join(directory, name);
  const brand = readBrand(name, directory);
  const tokens = schemes.flatMap((scheme) =>
    Object.entries(readTokens(folder, scheme))
      .filter(([token]) => ownedTokens.test(token))
      .map(([, colour]) => colour),
  );
  const drawn = ['logo.svg', 'logo-dark.svg'].flatMap((file) => readFileSync(join(folder, file), 'utf8').match(hex) ?? []).map(normalHex);
  return {
    brand: name,
    words: [
      brand.name,
      brand.legalEntity.name,
      brand.support.email,
      new URL(brand.url).host,
      ...(brand.organizationId ? [brand.organizationId] : []),
    ],
    colours: [...new Set([...tokens, ...drawn])].filter((colour) => !isGrey(colour)),
  };
}

/** Finds others' signs in a text. Names are compared with their capitals: `landfall:` in a key is the software's. */
export function foreignFinder(own: Signs, others: readonly Signs[]): (text: string) => string[] {
  const words = new Map(
    others.flatMap(({ brand, words: theirs }) => theirs.filter((word) => !own.words.includes(word)).map((word) => [word, brand])),
  );
  const colours = new Map(
    others.flatMap(({ brand, colours: theirs }) =>
      theirs.filter((colour) => !own.colours.includes(colour)).map((colour) => [colour, brand]),
    ),
  );
  const anyWord =
    words.size > 0
      ? new RegExp(
          `(?<![\\w-])(?:${[...words.keys()]
            .sort((a, b) => b.length - a.length)
            .map(escaped)
            .join('|')})`,
          'g',
        )
      : /(?!)/g;
  return (text) => [
    ...new Set((text.match(anyWord) ?? []).map((word) => `"${word}" belongs to the brand ${words.get(word) ?? ''}`)),
    ...new Set(
      (text.match(hex) ?? [])
        .filter((colour) => colours.has(normalHex(colour)))
        .map((colour) => `the colour ${colour} belongs to the brand ${colours.get(normalHex(colour)) ?? ''}`),
    ),
  ];
}

/** A brand that is not for search engines says so on every page, has no sitemap, and its robots.txt disallows everything. */
function indexProblems(file: string, text: string): string[] {
  if (/(^|\/)sitemap[^/]*\.xml$/.test(file)) return ['a sitemap, and the brand is not for search engines (index: false)'];
  if (file === 'robots.txt')
    return /^Disallow: *\/ *$/im.test(text) && !/^Allow:/im.test(text)
      ? []
      : ['must say "Disallow: /": the brand is not for search engines (index: false)'];
  return file.endsWith('.html') && !robotsTag.test(text)
    ? ['has no <meta name="robots" content="noindex">: the brand is not for search engines (index: false)']
    : [];
}

/** All that is wrong with a brand's built pages, each with its file. */
export function outputProblems(output: string, { index }: Brand, own: Signs, others: readonly Signs[]): string[] {
  if (!existsSync(join(output, 'index.html'))) return ['index.html: missing; the build has made no pages'];
  const foreign = foreignFinder(own, others);
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => readable.test(file))
    .sort();
  const unguarded =
    index || files.includes('robots.txt')
      ? []
      : ['robots.txt: missing; it must say "Disallow: /", because the brand is not for search engines (index: false)'];
  return [
    ...unguarded,
    ...files.flatMap((file) => {
      const text = readFileSync(join(output, file), 'utf8');
      return [...foreign(text), ...(index ? [] : indexProblems(file, text))].map((problem) => `${file}: ${problem}`);
    }),
  ];
}
