import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { openIndex } from '#backend/catalogue/index-of.ts';
import { searchOf } from '#backend/search/search.ts';
import { mean, readJudged, verdictOf } from './judged/judge.ts';

const catalogue = await readCatalogue();
const search = searchOf({ catalogue }, openIndex({ catalogue }).index);
const find = (query: string) => search({ query, market: { locale: 'en', currency: 'EUR' }, expanded: true });

describe.each(['tuned', 'held-out'] as const)('judged queries, %s', (name) => {
  const verdicts = readJudged(name).map((judged) => verdictOf(judged, find(judged.query), catalogue));

  it('show what they should first', () => {
    const mrr = mean(verdicts.map(({ reciprocalRank }) => reciprocalRank));
    const ndcg = mean(verdicts.map((verdict) => verdict.ndcg));
    console.info(`${name}: ${verdicts.length} queries, MRR ${mrr.toFixed(3)}, nDCG@10 ${ndcg.toFixed(3)}`);
    expect(ndcg).toBeGreaterThanOrEqual(0.9);
  });

  it('are none of them empty', () => {
    expect(verdicts.filter(({ found }) => found === 0)).toEqual([]);
  });
});
