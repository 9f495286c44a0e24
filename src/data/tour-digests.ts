import { createHash } from 'node:crypto';
import type { Fetch } from '#api/request.ts';
import { offeredLocales } from '#domain/offered-locales.ts';
import type { TourDigests } from '#domain/tour-digests.ts';
import { getTours } from './tours.ts';

/** What lists show of each tour now, in all languages. */
export async function tourDigests(ask?: Fetch): Promise<TourDigests> {
  const lists = await Promise.all(offeredLocales.map((locale) => getTours(locale, ask)));
  const byPath = Map.groupBy(lists.flat(), ({ normalizedUrlPath }) => normalizedUrlPath);
  return Object.fromEntries(
    [...byPath].map(([path, tours]) => [path, createHash('sha256').update(JSON.stringify(tours)).digest('base64url')]),
  );
}
