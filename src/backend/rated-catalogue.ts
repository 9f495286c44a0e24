import type { Logger } from 'pino';
import type { Catalogue, GuestRating, Tour } from './catalogue/catalogue.ts';
import { changeBetween } from './catalogue/change.ts';
import { readRatings } from './catalogue/guest-reviews.ts';
import type { Database } from './db/open.ts';
import type { Routine } from './jobs/routines.ts';
import { listenersOf, type LiveCatalogue } from './open-catalogue.ts';

/** The catalogue with what guests have said of its tours. A review changes its tour as a file of it does. */
export type RatedCatalogue = LiveCatalogue & {
  /** Reads which reviews are new, hidden or answered. */
  refreshRatings(): Promise<void>;
};

/** Clocks of servers differ: what was written down shortly before the last look is looked at again. */
const overlapMilliseconds = 60_000;

type Ratings = ReadonlyMap<string, GuestRating & { version: string }>;

type Parts = { db: Database; clock: () => Date; log: Logger };

/** @param plain knows nothing of reviews */
export async function rateCatalogue(plain: LiveCatalogue, { db, clock, log }: Parts): Promise<RatedCatalogue> {
  const ratings = new Map<string, GuestRating & { version: string }>();
  const made = new WeakMap<Tour, Tour>();
  const listeners = listenersOf(log);
  let lookedAt = new Date(0);

  /** The same object for the same tour and rating: what has not changed can be told by its identity. */
  function rated(tour: Tour, guests: GuestRating | undefined): Tour {
    if (!guests) return tour;
    const last = made.get(tour);
    if (last?.guests === guests) return last;
    const next = { ...tour, guests };
    made.set(tour, next);
    return next;
  }

  function withRatings(catalogue: Catalogue, known: Ratings): Catalogue {
    if (known.size === 0) return catalogue;
    return { ...catalogue, tours: new Map([...catalogue.tours].map(([id, tour]) => [id, rated(tour, known.get(id))])) };
  }

  async function read(): Promise<boolean> {
    const since = new Date(lookedAt.getTime() - overlapMilliseconds);
    lookedAt = clock();
    const fresh = (await readRatings(db, since)).filter(({ tourId, version }) => ratings.get(tourId)?.version !== version);
    for (const { tourId, ...rating } of fresh) ratings.set(tourId, rating);
    return fresh.length > 0;
  }

  await read();
  let current = withRatings(plain.current, ratings);

  async function follow(): Promise<void> {
    const before = current;
    current = withRatings(plain.current, ratings);
    await listeners.tell(changeBetween(before, current));
  }
  plain.onChange(follow);

  return {
    get current() {
      return current;
    },
    get files() {
      return plain.files;
    },
    refresh: () => plain.refresh(),
    async refreshRatings() {
      if (await read()) await follow();
    },
    onChange: listeners.add,
    close: () => plain.close(),
  };
}

/** What another server has taken, or the shop's operator has decided, is known here, too. */
export const followReviewsRoutine: Routine = {
  name: 'follow reviews',
  everySeconds: 2,
  work: ({ liveCatalogue }) => liveCatalogue.refreshRatings(),
};
