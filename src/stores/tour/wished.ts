import * as v from 'valibot';
import { asksWhen, cruiseIn, readWhen, type When } from '#domain/when.ts';
import { tabAtom } from '../browser/storage.ts';

/** What the address of a tour's page asks for. `cruise`: from which sailing the tour is taken, by its `cruiseRouteUuid`. */
export type Asked = { when: When; cruise: string | undefined };

/** The last address whose wish was taken: what the shopper has chosen since stays, on a reload too. */
const $taken = tabAtom('taken-when', v.string(), '');

/** Reads what a tour page's address asks for, once for each address. @returns nothing where it asks for nothing */
export function takeAsked(tourId: string, address: string): Asked | undefined {
  const query = new URLSearchParams(address);
  const asked = { when: readWhen(query), cruise: cruiseIn(query) };
  const name = `${tourId} ${JSON.stringify(asked)}`;
  if ((!asksWhen(asked.when) && asked.cruise === undefined) || $taken.get() === name) return undefined;
  $taken.set(name);
  return asked;
}
