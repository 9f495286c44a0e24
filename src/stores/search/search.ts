import { atom } from 'nanostores';
import { fetchSearch } from '#api/search.ts';
import { toServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import type { SearchResult } from '#contracts/search.ts';
import { keepPriceIn, restoreChoices } from '../listing/choices.ts';
import { $currency } from '../browser/currency.ts';
import { latest } from '../browser/latest.ts';
import type { Remote } from '../browser/status.ts';

/** Requirements 9. */
const debounceMilliseconds = 50;

const nothing: SearchResult = { bestMatchType: 'tour', tours: [], locations: [] };
const untouched: Remote<SearchResult> = { status: 'initial', data: nothing };

/** What stands in the search box. */
export const $query = atom('');
/** What the box suggests for it; while newer suggestions load, the older ones stay. */
export const $suggestions = atom<Remote<SearchResult>>(untouched);
/** What the results page was asked for; null until it has read its address. */
export const $asked = atom<string | null>(null);
/** Everything that fits it. */
export const $results = atom<Remote<SearchResult>>(untouched);

const suggesting = latest();
const searching = latest();
let debounce: ReturnType<typeof setTimeout> | undefined;

async function load($target: typeof $results, requests: ReturnType<typeof latest>, query: string, locale: Locale): Promise<void> {
  const signal = requests.start();
  try {
    const data = await fetchSearch(query, locale, $currency.get(), $target === $results, signal);
    if (!signal.aborted) $target.set({ status: 'loaded', data });
  } catch (error) {
    if (!signal.aborted) $target.set({ status: 'error', data: nothing, error: toServiceError(error) });
  }
}

const queryIn = (search: string): string => new URLSearchParams(search).get('q')?.trim() ?? '';

/** Takes the query of a results page's address into the box, unless something is typed already. */
export function readQuery(search: string): void {
  if (!$query.get()) $query.set(queryIn(search));
}

/** Takes what is typed: suggestions follow 50 ms after the last key, none for an empty box. */
export function changeQuery(text: string, locale: Locale): void {
  const isNew = text.trim() !== $query.get().trim();
  $query.set(text);
  const { status } = $suggestions.get();
  if (!isNew && (status === 'loading' || status === 'loaded')) return;
  clearTimeout(debounce);
  suggesting.cancel();
  if (!text.trim()) {
    $suggestions.set(untouched);
    return;
  }
  $suggestions.set({ status: 'loading', data: $suggestions.get().data });
  debounce = setTimeout(() => void load($suggestions, suggesting, text.trim(), locale), debounceMilliseconds);
}

/** Suggests for what stands in the box already, where that came with the address or has failed. */
export const suggest = (locale: Locale): void => changeQuery($query.get(), locale);

/** Finds everything that fits, for the results page; what was found before stays until the answer is there. */
export async function search(query: string, locale: Locale): Promise<void> {
  $results.set({ status: 'loading', data: $results.get().data });
  await load($results, searching, query, locale);
  // A range may have been chosen among the old prices meanwhile.
  keepPriceIn($currency.get());
}

/**
 * Finds what a results page's address asks for, to be shown as it asks, and again whenever another currency is chosen.
 * @returns what ends that
 */
export function openResults(address: string, locale: Locale): () => void {
  const query = queryIn(address);
  $asked.set(query);
  restoreChoices(address);
  $results.set(untouched);
  const stop = query
    ? $currency.subscribe((currency) => {
        keepPriceIn(currency);
        void search(query, locale);
      })
    : () => {};
  return () => {
    stop();
    searching.cancel();
  };
}
