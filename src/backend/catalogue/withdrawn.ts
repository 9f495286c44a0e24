import { eq, sql } from 'drizzle-orm';
import { listedTours } from '../db/catalogue-schema.ts';
import type { Database } from '../db/open.ts';
import type { Catalogue, Tour } from './catalogue.ts';
import type { CatalogueChange } from './change.ts';

export type WithdrawnTour = Pick<typeof listedTours.$inferSelect, 'tourName' | 'city'>;

/** The tours that were on sale once and are no longer. */
export type Withdrawn = {
  find(tourId: string): WithdrawnTour | undefined;
  follow(change: CatalogueChange): Promise<void>;
};

/** Rows in one statement: Postgres takes 65,535 values. */
const atOnce = 1_000;

async function list(db: Database, tours: readonly Tour[]): Promise<void> {
  for (let start = 0; start < tours.length; start += atOnce) {
    const rows = tours
      .slice(start, start + atOnce)
      .map(({ tourId, tourName, destination }) => ({ tourId, tourName, city: destination.id, withdrawnAt: null }));
    const set = { tourName: sql`excluded.tour_name`, city: sql`excluded.city`, withdrawnAt: null };
    await db.insert(listedTours).values(rows).onConflictDoUpdate({ target: listedTours.tourId, set });
  }
}

/**
 * Remembers in the database what is on sale, and so knows what no longer is, also where it was withdrawn while no server ran.
 * @param catalogue as it is now
 */
export async function openWithdrawn(db: Database, clock: () => Date, { tours }: Catalogue): Promise<Withdrawn> {
  const known = new Map((await db.select().from(listedTours)).map((row) => [row.tourId, row]));
  const gone = new Map<string, WithdrawnTour>();

  async function withdraw(tourId: string, last: WithdrawnTour): Promise<void> {
    gone.set(tourId, last);
    await db.update(listedTours).set({ withdrawnAt: clock() }).where(eq(listedTours.tourId, tourId));
  }

  await list(
    db,
    [...tours.values()].filter(({ tourId }) => known.get(tourId)?.withdrawnAt !== null),
  );
  for (const [tourId, row] of known) {
    if (tours.has(tourId)) continue;
    if (row.withdrawnAt === null) await withdraw(tourId, row);
    else gone.set(tourId, row);
  }

  return {
    find: (tourId) => gone.get(tourId.toLowerCase()),
    async follow(change) {
      const listed = change.tours.flatMap(({ after }) => after ?? []);
      for (const { tourId } of listed) gone.delete(tourId);
      for (const { before, after } of change.tours) {
        if (before && !after) await withdraw(before.tourId, { tourName: before.tourName, city: before.destination.id });
      }
      await list(db, listed);
    },
  };
}
