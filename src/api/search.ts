import type { CurrencyCode, Locale } from '#contracts/common.ts';
import { semanticSearch } from '#contracts/search.ts';
import { request } from './request.ts';

/** Requirements 7, semantic search: suggestions, or with `expanded` everything that fits. */
export const fetchSearch = (query: string, lang: Locale, currency: CurrencyCode, expanded: boolean, signal?: AbortSignal) =>
  request(semanticSearch, { query: { query, lang, currency, expanded: expanded ? 'true' : 'false' }, signal });
