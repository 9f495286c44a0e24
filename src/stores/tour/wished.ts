import * as v from 'valibot';
import { fetchAvailability } from '#api/availability.ts';
import type { Day } from '#contracts/common.ts';
import { freeDaysOf } from '#domain/free-days.ts';
import { askedWhen, asksWhen, readWhen } from '#domain/when.ts';
import { tabAtom } from '../browser/storage.ts';

/** What a link from a list asked for, resolved: the first of its days with places for the party. */
export type Wished = { day: Day | undefined; travellers: number | null };

/** The last address whose wish was taken: what the shopper has chosen since stays, on a reload too. */
const $taken = tabAtom('taken-when', v.string(), '');

/**
 * Reads when and how many a tour page's address asks for, once for each address.
 * @returns nothing where it asks for nothing; a day that cannot be found out is left to the shopper
 */
export async function takeWished(tourId: string, address: string): Promise<Wished | undefined> {
  const when = readWhen(new URLSearchParams(address));
  const name = `${tourId} ${JSON.stringify(when)}`;
  if (!asksWhen(when) || $taken.get() === name) return undefined;
  $taken.set(name);
  const { days, travellers } = when;
  const answer = days && (await fetchAvailability({ tourIds: [tourId] }, askedWhen(when)).catch(() => null));
  return { day: answer ? freeDaysOf(answer)[tourId]?.day : undefined, travellers };
}
