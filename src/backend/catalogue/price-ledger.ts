import { and, asc, desc, eq, lt } from 'drizzle-orm';
import { askedPrices } from '../db/catalogue-schema.ts';
import type { Database } from '../db/open.ts';
import type { PriceList } from './price-list.ts';

export type AskedPrices = { since: Date; prices: PriceList };

/** What each tour was last known to ask, by its id. */
export async function readLastPrices(db: Database): Promise<Map<string, PriceList>> {
  const rows = await db
    .selectDistinctOn([askedPrices.tourId], { tourId: askedPrices.tourId, prices: askedPrices.prices })
    .from(askedPrices)
    .orderBy(askedPrices.tourId, desc(askedPrices.since));
  return new Map(rows.map(({ tourId, prices }) => [tourId, prices]));
}

/** What a tour asked before an instant, the earliest first. */
export const readPricesBefore = (db: Database, tourId: string, before: Date): Promise<AskedPrices[]> =>
  db
    .select({ since: askedPrices.since, prices: askedPrices.prices })
    .from(askedPrices)
    .where(and(eq(askedPrices.tourId, tourId), lt(askedPrices.since, before)))
    .orderBy(asc(askedPrices.since));

const rowsAtOnce = 1000;

/** Writes down what tours ask from some instant on. */
export async function writePrices(db: Database, rows: readonly (AskedPrices & { tourId: string })[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await db
      .insert(askedPrices)
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflictDoNothing();
  }
}
