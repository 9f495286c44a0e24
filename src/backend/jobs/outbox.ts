import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/open.ts';
import { outbox } from '../db/schema.ts';
import { paced, type Pace } from './pace.ts';
import { kindsOf, perform, type Field, type Task } from './perform.ts';

/** Few, so that what else is due need not wait long while buyers go first. */
const atOnce = 4;
const claimMilliseconds = 60_000;
const firstRetryMilliseconds = 2_000;
const longestRetryMilliseconds = 10 * 60_000;

const claimEnd = (now: Date): Date => new Date(now.getTime() + claimMilliseconds);

/** Two servers never take the same row; one that vanished loses its rows when the claim runs out. */
async function claimDue(db: Database, field: Field, now: Date): Promise<Task[]> {
  const isDue = and(
    isNull(outbox.doneAt),
    inArray(outbox.kind, kindsOf(field)),
    lte(outbox.availableAt, now),
    or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now)),
  );
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue)
    .orderBy(asc(outbox.availableAt), asc(outbox.id))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(outbox)
    .set({ claimedUntil: claimEnd(now), attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning();
  return claimed.sort((a, b) => a.id - b.id);
}

/** @returns false when the claim ran out while others were worked off, and another server may have the row */
async function renew({ db, clock }: Backend, { id, claimedUntil }: Task): Promise<boolean> {
  const now = clock();
  if (claimedUntil === null || claimedUntil <= now) return false;
  const renewed = await db
    .update(outbox)
    .set({ claimedUntil: claimEnd(now) })
    .where(and(eq(outbox.id, id), eq(outbox.claimedUntil, claimedUntil)))
    .returning({ id: outbox.id });
  return renewed.length > 0;
}

/** 2 s, 4 s, 8 s and so on, at most 10 minutes. */
const retryAt = ({ attempts }: Task, now: Date): Date =>
  new Date(now.getTime() + Math.min(firstRetryMilliseconds * 2 ** (attempts - 1), longestRetryMilliseconds));

async function work(backend: Backend, task: Task): Promise<void> {
  const { db, clock, log } = backend;
  try {
    await perform(backend, task);
    await db.update(outbox).set({ doneAt: clock(), lastError: null }).where(eq(outbox.id, task.id));
  } catch (error) {
    log.warn({ err: error, kind: task.kind, bookingId: task.bookingId, attempts: task.attempts }, 'a task failed and will be tried again');
    const lastError = error instanceof Error ? error.message : String(error);
    await db
      .update(outbox)
      .set({ claimedUntil: null, availableAt: retryAt(task, clock()), lastError })
      .where(eq(outbox.id, task.id));
  }
}

/** Works off what bookings have left to do in a field, first come, first served. @returns how many rows it took */
export async function workOff(backend: Backend, field: Field, pace: Pace): Promise<number> {
  const tasks = await claimDue(backend.db, field, backend.clock());
  for (const [index, task] of tasks.entries()) {
    if (index === 0 || (await renew(backend, task))) await paced(pace, () => work(backend, task));
  }
  return tasks.length;
}
