import type { Logger } from 'pino';
import type { GuestRating } from './catalogue/catalogue.ts';
import { readRatings } from './catalogue/guest-reviews.ts';
import type { Database } from './db/open.ts';
import { deriveCatalogue, layer } from './derived-catalogue.ts';
import type { Routine } from './jobs/routines.ts';
import type { LiveCatalogue } from './open-catalogue.ts';

/** The catalogue with what guests have said of its tours. A review changes its tour as a file of it does. */
export type RatedCatalogue = LiveCatalogue & {
  /** Reads which reviews are new, hidden or answered. */
  refreshRatings(): Promise<void>;
};

/** Clocks of servers differ: what was written down shortly before the last look is looked at again. */
const overlapMilliseconds = 60_000;

type Parts = { db: Database; clock: () => Date; log: Logger };

/** @param plain knows nothing of reviews */
export async function rateCatalogue(plain: LiveCatalogue, { db, clock, log }: Parts): Promise<RatedCatalogue> {
  const ratings = new Map<string, GuestRating & { version: string }>();
  const rated = layer('guests');
  let lookedAt = new Date(0);

  async function read(): Promise<boolean> {
    const since = new Date(lookedAt.getTime() - overlapMilliseconds);
    lookedAt = clock();
    const fresh = (await readRatings(db, since)).filter(({ tourId, version }) => ratings.get(tourId)?.version !== version);
    for (const { tourId, ...rating } of fresh) ratings.set(tourId, rating);
    return fresh.length > 0;
  }

  await read();
  const { catalogue, rederive } = await deriveCatalogue(plain, { derive: (tour) => rated(tour, ratings.get(tour.tourId)) }, log);
  return Object.assign(catalogue, {
    async refreshRatings() {
      if (await read()) await rederive();
    },
  });
}

/** What another server has taken, or the shop's operator has decided, is known here, too. */
export const followReviewsRoutine: Routine = {
  name: 'follow reviews',
  everySeconds: 2,
  work: ({ liveCatalogue }) => liveCatalogue.refreshRatings(),
};
