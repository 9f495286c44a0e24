/** How long a search takes, without HTTP: `npm run bench:search`. Fails where the median round of the judged queries is too slow. */
import { openIndex } from '#backend/catalogue/index-of.ts';
import { searchOf } from '#backend/search/search.ts';
import { readCatalogue } from '../support/read-catalogue.ts';
import { median } from '../budgets/median.ts';
import { readJudged } from '../unit/backend/search/judged/judge.ts';

const rounds = 5;
const mostMilliseconds = 20;

const catalogue = await readCatalogue();
const search = searchOf({ catalogue }, openIndex(catalogue).index);
const queries = [...readJudged('tuned'), ...readJudged('held-out')].map(({ query }) => query);

const round = (): number => {
  const start = performance.now();
  for (const query of queries) search({ query, market: { locale: 'en', currency: 'EUR' }, expanded: true });
  return (performance.now() - start) / queries.length;
};

const each = median(Array.from({ length: rounds }, round));
console.info(`${each.toFixed(2)} ms for each of ${queries.length} queries, the median of ${rounds} rounds (at most ${mostMilliseconds})`);
if (each > mostMilliseconds) process.exitCode = 1;
