import type { Locale } from '#contracts/common.ts';
import { readChoices, writeChoices } from './listing-address.ts';
import { listedCity } from './page-tags.ts';
import { paths } from './routes.ts';
import { readSearched, searchedQuery } from './search-address.ts';
import { momentIn } from './when.ts';

function searchedFor(pathname: string, search: string, locales: readonly Locale[]): string {
  const locale = locales.find((one) => paths.search(one) === pathname);
  const searched = readSearched(search);
  return locale && searched.query ? searchedQuery(searched) : '';
}

/**
 * What of an address's query the server shows in the page: what is searched for, and what is chosen of a list. Addresses with the same
 * are of one page.
 * @param search empty, or beginning with `?`
 * @param locales of the brand
 * @returns one spelling of it, beginning with `?`; empty where the page is the same without a query
 */
export function shownQuery(pathname: string, search: string, locales: readonly Locale[]): string {
  if (search === '') return '';
  const isListing = locales.some((one) => paths.listing(one) === pathname) || listedCity(pathname, locales) !== undefined;
  const searched = searchedFor(pathname, search, locales);
  if (!isListing && !searched) return '';
  const shown = writeChoices(searched, readChoices(search));
  const moment = momentIn(new URLSearchParams(search));
  return moment ? `${shown || '?'}${shown && '&'}when=${moment}` : shown;
}
