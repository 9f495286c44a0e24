import * as v from 'valibot';
import { fetchAvailability } from '#api/availability.ts';
import type { Day } from '#contracts/common.ts';
import { freeDaysOf } from '#domain/free-days.ts';
import { askedWhen, asksWhen, cruiseIn, readWhen, type When } from '#domain/when.ts';
import { tabAtom } from '../browser/storage.ts';

/** What the address of a tour's page asks for. `cruise`: from which sailing the tour is taken, by its `cruiseRouteUuid`. */
export type Asked = { when: When; cruise: string | undefined };

/** The same, resolved: the first of its days with places for the party. */
export type Wished = { day: Day | undefined; travellers: number | null };
export const nothingWished: Wished = { day: undefined, travellers: null };

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

/** A day that cannot be found out is left to the shopper. */
export async function findWished(tourId: string, { when }: Asked): Promise<Wished> {
  const { days, travellers } = when;
  const answer = days && (await fetchAvailability({ tourIds: [tourId] }, askedWhen(when)).catch(() => null));
  return { day: answer ? freeDaysOf(answer)[tourId]?.day : undefined, travellers };
}
