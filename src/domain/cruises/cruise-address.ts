import * as v from 'valibot';
import { uuid } from '#contracts/common.ts';

const key = 'cruise';

/** The sailing that a tour is looked at for, in the page's address: `?cruise=9f3c...`. */
export function cruiseIn(search: string): string | undefined {
  const named = new URLSearchParams(search).get(key);
  return v.is(uuid, named) ? named : undefined;
}

/** What a link to a tour carries, with a sailing. @param query empty, or beginning with `?` */
export const withCruise = (query: string, cruiseRouteUuid: string): string =>
  `${query === '' ? '?' : `${query}&`}${key}=${cruiseRouteUuid}`;
