import { searchLength, type Locale } from '#contracts/common.ts';
import { writeChoices } from './listing-address.ts';
import { noChoices, type Choices } from './listing.ts';
import { paths } from './routes.ts';

/** What a results page is asked for: a text, and keys of wishes that were read from it and taken away again. */
export type Searched = { query: string; without: readonly string[] };

const keyPattern = /^[a-z]{1,20}:[a-z0-9.-]{1,80}$/;
/** More than any query can mean. */
const mostKeys = 24;

/** Reads `?q=with+kids&without=suits:families`; what is no key counts as not there. */
export function readSearched(search: string): Searched {
  const address = new URLSearchParams(search);
  const keys = (address.get('without') ?? '').split(',').filter((key) => keyPattern.test(key));
  return { query: address.get('q')?.trim().slice(0, searchLength) ?? '', without: [...new Set(keys)].sort().slice(0, mostKeys) };
}

/** What an address says of it: `?q=with+kids&without=suits:families`. */
export const searchedQuery = ({ query, without }: Searched): string =>
  writeChoices(`?${new URLSearchParams({ q: query, ...(without.length > 0 && { without: [...without].sort().join(',') }) })}`, noChoices);

/** The results page that shows this, with filters and order. */
export const searchAddress = (locale: Locale, searched: Searched, choices: Choices): string =>
  paths.search(locale) + writeChoices(searchedQuery(searched), choices);
