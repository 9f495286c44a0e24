/**
 * How long a search takes, without HTTP: `npm run bench:search`. Fails where the median round of the judged queries, or a query as long as
 * one may be, is too slow.
 */
import { searchLength } from '#contracts/common.ts';
import { openIndex } from '#backend/catalogue/index-of.ts';
import { searchOf } from '#backend/search/search.ts';
import { readCatalogue } from '../support/read-catalogue.ts';
import { median } from '../budgets/median.ts';
import { readJudged } from '../unit/backend/search/judged/judge.ts';

const rounds = 5;
const mostMilliseconds = 20;
const mostMillisecondsIfLong = 50;

/** Beginnings of as many words of the catalogue as there are: what takes longest. */
const begun = ['ges', 'sta', 'geh', 'wan', 'hal', 'las', 'mor', 'man', 'nac', 'kon', 'gal', 'mar', 'his', 'lin', 'hou', 'war', 'ge'];
const longOnes = {
  'short words': begun,
  beginnings: begun.map((word) => word.slice(0, 2)),
  'misspelt words': begun.map((word) => `${word}tadtrunxdgang`),
};

const catalogue = await readCatalogue();
const search = searchOf({ catalogue }, openIndex({ catalogue }).index);
const queries = [...readJudged('tuned'), ...readJudged('held-out')].map(({ query }) => query);

const ask = (query: string) => search({ query, market: { locale: 'en', currency: 'EUR' }, expanded: true });

/** @returns milliseconds for each query: the median of some rounds */
function timeOf(asked: readonly string[]): number {
  const round = () => {
    const start = performance.now();
    asked.forEach(ask);
    return (performance.now() - start) / asked.length;
  };
  return median(Array.from({ length: rounds }, round));
}

function report(what: string, milliseconds: number, most: number): void {
  console.info(`${what}: ${milliseconds.toFixed(2)} ms, the median of ${rounds} rounds (at most ${most})`);
  if (milliseconds > most) process.exitCode = 1;
}

report(`each of ${queries.length} queries`, timeOf(queries), mostMilliseconds);
for (const [name, words] of Object.entries(longOnes)) {
  report(`a long query of ${name}`, timeOf([words.join(' ').slice(0, searchLength)]), mostMillisecondsIfLong);
}
