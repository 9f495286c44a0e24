import type { CurrencyCode, Locale } from '#contracts/common.ts';
import { semanticSearch } from '#contracts/search.ts';
import { request, type Fetch } from './request.ts';

type Options = {
  /** Keys of wishes that were taken away. */
  without?: readonly string[];
  signal?: AbortSignal | undefined;
  ask?: Fetch | undefined;
};

/** Requirements 7, semantic search: suggestions, or with `expanded` everything that fits. */
export const fetchSearch = (
  query: string,
  lang: Locale,
  currency: CurrencyCode,
  expanded: boolean,
  { without = [], signal, ask }: Options = {},
) =>
  request(semanticSearch, {
    query: { query, lang, currency, expanded: expanded ? 'true' : 'false', ...(without.length > 0 && { without: without.join(',') }) },
    signal,
    ask,
  });
