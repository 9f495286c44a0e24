import MiniSearch, { type SearchOptions } from 'minisearch';
import { fold, formsOf, isFiller, wordsOf } from '#domain/words.ts';

/** Something with names; `region` finds it, too, but later. */
export type Named = { id: string; names: readonly string[]; region?: readonly string[] };
type Entry = { id: string; name: string; region: string };

const errorsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const stages: SearchOptions[] = [{}, { fuzzy: errorsIn }];

/** Finds things by their names, also by beginnings of three letters and with typing errors. */
export class NameIndex {
  readonly #index = new MiniSearch<Entry>({
    fields: ['name', 'region'],
    tokenize: wordsOf,
    processTerm: (word) => (isFiller(word) ? null : formsOf(word)),
    searchOptions: {
      combineWith: 'AND',
      processTerm: (word) => (isFiller(word) ? null : fold(word)),
      boost: { name: 3 },
      prefix: (word) => word.length > 2,
      weights: { prefix: 0.5, fuzzy: 0.2 },
    },
  });

  constructor(all: readonly Named[]) {
    this.#index.addAll(all.map(({ id, names, region = [] }) => ({ id, name: names.join('\n'), region: region.join('\n') })));
  }

  /** Ids of those that have all the words, best first; else of those that have them with typing errors. */
  find(text: string): string[] {
    const found = stages.map((stage) => this.#index.search(text, stage)).find((results) => results.length > 0) ?? [];
    return found.map(({ id }) => String(id));
  }
}
