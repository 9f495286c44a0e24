import { atom } from 'nanostores';
import { fetchSearch } from '#api/search.ts';
import { toServiceError } from '#api/service-error.ts';
import type { Locale } from '#contracts/common.ts';
import type { NearResult, SearchResult } from '#contracts/search.ts';
import type { ListedTour, PrintedList } from '#domain/listing.ts';
import { readSearched, type Searched } from '#domain/search-address.ts';
import { keepPriceIn, restoreChoices } from '../listing/choices.ts';
import { $currency } from '../browser/currency.ts';
import { latest } from '../browser/latest.ts';
import type { Remote } from '../browser/status.ts';

/** Requirements 9. */
const debounceMilliseconds = 50;

/** What a results page shows of a search. */
export type Found = {
  tours: readonly ListedTour[];
  locations: SearchResult['locations'];
  understood: SearchResult['understood'];
  /** What comes near, where little fits. */
  near: readonly (Omit<NearResult, 'tours'> & { tours: readonly ListedTour[] })[];
};

const nothing: SearchResult = { bestMatchType: 'tour', tours: [], locations: [], understood: [], near: [] };
const untouched: Remote<SearchResult> = { status: 'initial', data: nothing };

/** What stands in the search box. */
export const $query = atom('');
/** What the box suggests for it; while newer suggestions load, the older ones stay. */
export const $suggestions = atom<Remote<SearchResult>>(untouched);
/** What the results page was asked for; null until it has read its address. */
export const $asked = atom<Searched | null>(null);
/** Everything that fits it. */
export const $results = atom<Remote<Found>>(untouched);

let debounce: ReturnType<typeof setTimeout> | undefined;

type Target = {
  requests: ReturnType<typeof latest>;
  /** Whether it holds everything that fits. */
  expanded: boolean;
  set: (remote: Remote<SearchResult>) => void;
};

const suggestions: Target = { requests: latest(), expanded: false, set: (remote) => $suggestions.set(remote) };
const results: Target = { requests: latest(), expanded: true, set: (remote) => $results.set(remote) };

async function load({ requests, expanded, set }: Target, { query, without }: Searched, locale: Locale): Promise<void> {
  const signal = requests.start();
  try {
    const data = await fetchSearch(query, locale, $currency.get(), expanded, { without, signal });
    if (!signal.aborted) set({ status: 'loaded', data });
  } catch (error) {
    if (!signal.aborted) set({ status: 'error', data: nothing, error: toServiceError(error) });
  }
}

/** Takes the query of a results page's address into the box, unless something is typed already. */
export function readQuery(search: string): void {
  if (!$query.get()) $query.set(readSearched(search).query);
}

/** Takes what is typed: suggestions follow 50 ms after the last key, none for an empty box. */
export function changeQuery(text: string, locale: Locale): void {
  const isNew = text.trim() !== $query.get().trim();
  $query.set(text);
  const { status } = $suggestions.get();
  if (!isNew && (status === 'loading' || status === 'loaded')) return;
  clearTimeout(debounce);
  suggestions.requests.cancel();
  if (!text.trim()) {
    $suggestions.set(untouched);
    return;
  }
  $suggestions.set({ status: 'loading', data: $suggestions.get().data });
  debounce = setTimeout(() => void load(suggestions, { query: text.trim(), without: [] }, locale), debounceMilliseconds);
}

/** Suggests for what stands in the box already, where that came with the address or has failed. */
export const suggest = (locale: Locale): void => changeQuery($query.get(), locale);

/** Finds everything that fits, for the results page; what was found before stays until the answer is there. */
export async function search(searched: Searched, locale: Locale): Promise<void> {
  $results.set({ status: 'loading', data: $results.get().data });
  await load(results, searched, locale);
  // A range may have been chosen among the old prices meanwhile.
  keepPriceIn($currency.get());
}

/** What a results page was printed with. */
export type PrintedResults = PrintedList & Omit<Found, 'tours'> & Searched;

/** Whether the page has all that was found; else it is asked for again. */
const isWhole = ({ tours, total }: PrintedList): boolean => tours.length === total;

/**
 * Finds what a results page's address asks for, to be shown as it asks, and again whenever another currency is chosen.
 * @param printed what the page shows already
 * @returns what ends that
 */
export function openResults(address: string, locale: Locale, printed?: PrintedResults): () => void {
  const searched = readSearched(address);
  const known = printed && isWhole(printed) ? printed : undefined;
  $asked.set(searched);
  restoreChoices(address);
  $results.set(known ? { status: 'loaded', data: known } : untouched);
  let asked = known && (known.tours[0]?.currencyCode ?? $currency.get());
  const stop = searched.query
    ? $currency.subscribe((currency) => {
        if (currency === asked) return;
        asked = currency;
        keepPriceIn(currency);
        void search(searched, locale);
      })
    : () => {};
  return () => {
    stop();
    results.requests.cancel();
  };
}
