import { gte, sql } from 'drizzle-orm';
import { changedTours } from '../db/catalogue-schema.ts';
import type { Database } from '../db/open.ts';

/** Clocks of servers differ: what was written down shortly before the last look is looked at again. */
const overlapMilliseconds = 60_000;

type Listener = (tours: readonly string[]) => void | Promise<void>;

/** What a vendor service elsewhere has told of its tours, which are named by their `normalizedUrlPath`. */
export type Notices = {
  /** Those that were added, changed or withdrawn, and when. */
  readonly changed: ReadonlyMap<string, Date>;
  give(tours: readonly string[]): Promise<void>;
  /** Reads what other servers were told. */
  refresh(): Promise<void>;
  /** Listeners hear of what is new here. */
  onChange(listener: Listener): void;
};

export async function openNotices(db: Database, clock: () => Date): Promise<Notices> {
  const changed = new Map<string, Date>();
  const listeners: Listener[] = [];
  let lookedAt = new Date(0);

  async function refresh(): Promise<void> {
    const since = new Date(lookedAt.getTime() - overlapMilliseconds);
    lookedAt = clock();
    const rows = await db.select().from(changedTours).where(gte(changedTours.changedAt, since));
    const fresh = rows.filter(({ path, changedAt }) => changed.get(path)?.getTime() !== changedAt.getTime());
    for (const { path, changedAt } of fresh) changed.set(path, changedAt);
    if (fresh.length > 0) for (const listener of listeners) await listener(fresh.map(({ path }) => path));
  }

  await refresh();
  return {
    changed,
    refresh,
    async give(tours) {
      const rows = [...new Set(tours)].map((path) => ({ path, changedAt: clock() }));
      const set = { changedAt: sql`excluded.changed_at` };
      await db.insert(changedTours).values(rows).onConflictDoUpdate({ target: changedTours.path, set });
      await refresh();
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
