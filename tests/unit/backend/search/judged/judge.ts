import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Catalogue } from '#backend/catalogue/catalogue.ts';
import type { SearchResult } from '#contracts/search.ts';

/** A query as a reader of the tours judged it: slugs by how well they answer it, or a city, which then has to come first. */
export type Judged = { query: string; city?: string; best?: string[]; good?: string[]; fair?: string[] };
export type JudgedFile = 'tuned' | 'held-out';

/** What one query was worth. */
export type Verdict = { query: string; found: number; reciprocalRank: number; ndcg: number };

const grades = { best: 3, good: 2, fair: 1 } as const;
const depth = 10;

export const readJudged = (name: JudgedFile): Judged[] =>
  parse(readFileSync(fileURLToPath(new URL(`${name}.yaml`, import.meta.url)), 'utf8')) as Judged[];

/** Grades by id: of tours their slugs, of places `place:rome`. @throws Error for a slug that the catalogue does not have */
function gradesOf({ query, city, ...lists }: Judged, catalogue: Catalogue): Map<string, number> {
  const tours = [...catalogue.tours.values()];
  const slugs = new Set(tours.map(({ slug }) => slug));
  const judged = (['fair', 'good', 'best'] as const).flatMap((name) => (lists[name] ?? []).map((slug) => [slug, grades[name]] as const));
  const unknown = judged.find(([slug]) => !slugs.has(slug));
  if (unknown) throw new Error(`${query}: there is no tour ${unknown[0]}`);
  const ofCity = city ? tours.filter(({ destination }) => destination.id === city).map(({ slug }) => [slug, grades.fair] as const) : [];
  return new Map([...ofCity, ...(city ? [[`place:${city}`, grades.best] as const] : []), ...judged]);
}

/** What a results page shows, from top to bottom: what fits best first, then what comes near. */
function shown({ bestMatchType, tours, locations, near }: SearchResult, isOfPlace: boolean): string[] {
  const slugOf = (path: string) => (path.split('/').at(-1) ?? '').slice(0, -37);
  const found = [...tours, ...near.flatMap((group) => group.tours)].map(({ normalizedUrlPath }) => slugOf(normalizedUrlPath));
  const places = locations.map(({ id }) => `place:${id}`);
  if (!isOfPlace) return found;
  return bestMatchType === 'location' ? [...places, ...found] : [...found, ...places];
}

const gain = (values: readonly number[]): number =>
  values.slice(0, depth).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/** Holds a result against its judgement. Places count where a place was asked for. */
export function verdictOf(judged: Judged, result: SearchResult, catalogue: Catalogue): Verdict {
  const relevant = gradesOf(judged, catalogue);
  const ids = shown(result, judged.city !== undefined);
  const first = ids.findIndex((id) => relevant.get(id) === Math.max(...relevant.values()));
  const ideal = gain([...relevant.values()].toSorted((a, b) => b - a));
  return {
    query: judged.query,
    found: ids.length,
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    ndcg: gain(ids.map((id) => relevant.get(id) ?? 0)) / ideal,
  };
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
