/**
 * `npm run house [-- FOLDER]`: counts what a reader of the sources has to hold in mind, in this checkout or another one: files and lines,
 * pairs of back-end rooms that import each other, files that name a tour's id, files outside of payments that name Stripe, files of
 * less than 12 lines, and the way of a price, as `docs/price-walk.md` lists it.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { readPriceWalk } from '#tests/support/price-walk.ts';

const root = process.argv[2] ?? join(import.meta.dirname, '../..');
const isCode = /\.(ts|tsx|mjs|js|astro)$/;
const importOf = /(?:from|import)\s*\(?\s*['"]([#.][^'"]+)['"]/g;
const smallest = 12;

type Source = { path: string; text: string; lines: number };

const sources: Source[] = globSync('src/**/*', { cwd: root })
  .filter((path) => isCode.test(path) && !path.endsWith('.d.ts'))
  .sort()
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, lines: text.split('\n').length - 1 };
  });

/** `payments`: the room of a file of the back end; nothing for the files that put rooms together, and for files elsewhere. */
const roomOf = (path: string): string | undefined => /^src\/backend\/([^/]+)\//.exec(path)?.[1];

function importsOf({ path, text }: Source): string[] {
  return [...text.matchAll(importOf)].map(([, name = '']) =>
    name.startsWith('#') ? name.replace(/^#/, 'src/') : normalize(join(dirname(path), name)),
  );
}

/** Rooms by the rooms that they import. */
function graph(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const source of sources) {
    const from = roomOf(source.path);
    for (const to of importsOf(source).map(roomOf)) {
      if (from && to && from !== to) rooms.set(from, (rooms.get(from) ?? new Set()).add(to));
    }
  }
  return rooms;
}

const rooms = graph();
const pairs = [...rooms].flatMap(([from, to]) =>
  [...to].filter((room) => room > from && rooms.get(room)?.has(from)).map((room) => `${from} <-> ${room}`),
);
const naming = (pattern: RegExp, elsewhere: RegExp) =>
  sources.filter(({ path, text }) => pattern.test(text) && !elsewhere.test(path)).map(({ path }) => path);
const stripe = naming(/stripe/i, /\/(payments|simulators)\//);
const small = sources.filter(({ lines }) => lines < smallest).map(({ path, lines }) => `${path} (${lines})`);

const walk = existsSync(join(root, 'docs/price-walk.md')) ? readPriceWalk(root) : undefined;
const gone = (paths: readonly string[]) => paths.filter((path) => !existsSync(join(root, path))).map((path) => `${path}: not there`);

const row = (what: string, count: number, names: readonly string[] = []): string =>
  [`${what.padEnd(52)} ${String(count).padStart(6)}`, ...names.map((name) => `    ${name}`)].join('\n');

console.info(
  [
    row('files in src', sources.length),
    row(
      'lines in src',
      sources.reduce((sum, { lines }) => sum + lines, 0),
    ),
    row('lines of the median file', sources.map(({ lines }) => lines).sort((a, b) => a - b)[Math.floor(sources.length / 2)] ?? 0),
    row(
      'lines over 140 characters',
      sources.reduce((sum, { text }) => sum + text.split('\n').filter(({ length }) => length > 140).length, 0),
    ),
    row('pairs of back-end rooms that import each other', pairs.length, pairs.sort()),
    row('files that name tourId', naming(/\btourId\b/, /^$/).length),
    row('files outside payments and simulators naming Stripe', stripe.length, stripe),
    row(`files under ${smallest} lines`, small.length, small),
    ...(walk
      ? [
          row('files that a price walks from catalogue to refund', walk.naming.length, gone(walk.naming)),
          row('files between that hand it on whole', walk.handingOn.length, gone(walk.handingOn)),
        ]
      : []),
  ].join('\n'),
);
