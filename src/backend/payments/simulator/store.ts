import { and, desc, DrizzleQueryError, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../../db/open.ts';
import { rowsOf } from '../../db/rows.ts';
import { simulatorObjects } from '../../db/schema.ts';

export type Stored = Stripe.PaymentIntent | Stripe.PaymentMethod | Stripe.Refund | Stripe.Event;
export type Answer = { status: number; body: unknown };
export type SavedAnswer = Answer & { fingerprint: string };
/** What one call writes: all of it or nothing. */
export type Change = {
  added: readonly Stored[];
  /** An object in its new state, and the state that it must still be in. */
  replaced?: { before: Stored; after: Stored };
  /** The answer to remember under an Idempotency-Key. */
  answer?: SavedAnswer & { key: string };
};

type Row = { object: Stored | null; fingerprint: string | null; status: number | null; body: unknown };

/** The object and the remembered answer that a call needs, in one round trip. */
export async function readFor(db: Database, id: string | undefined, key: string | undefined): Promise<{ object?: Stored; answer?: SavedAnswer }> {
  if (id === undefined && key === undefined) return {};
  const [row] = await rowsOf<Row>(db, sql`
    select o.body as object, r.fingerprint, r.status, r.body from (select 1) as one
    left join simulator_objects o on o.id = ${id ?? null} left join simulator_requests r on r.key = ${key ?? null}`);
  return {
    ...(row?.object && { object: row.object }),
    ...(row?.fingerprint && row.status !== null && { answer: { fingerprint: row.fingerprint, status: row.status, body: row.body } }),
  };
}

const statusOf = (object: Stored): string | null => ('status' in object ? object.status : null);

/** SQLSTATE 23505: another call has made an object of this id. */
const isTaken = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && error.cause !== undefined && 'code' in error.cause && error.cause.code === '23505';

export async function readObject(db: Database, id: string): Promise<Stored | undefined> {
  return (await readFor(db, id, undefined)).object;
}

const asJson = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

/** Moves an object on, if it still is where it was. */
const replacement = ({ before, after }: NonNullable<Change['replaced']>): SQL => sql`
  replaced as (update simulator_objects set body = ${asJson(after)} where id = ${after.id} and body ->> 'status' is not distinct from ${statusOf(before)} returning id)`;

const memory = ({ key, fingerprint, status, body }: NonNullable<Change['answer']>, goesOn: SQL): SQL => sql`
  answered as (insert into simulator_requests (key, fingerprint, status, body) select ${key}::text, ${fingerprint}::text, ${status}::integer, ${asJson(body)} where ${goesOn} on conflict do nothing returning key)`;

const addition = (added: Change['added'], created: string, goesOn: SQL): SQL => sql`
  added as (insert into simulator_objects (id, kind, body, created_at)
  select id, kind, body, ${created}::timestamptz from (values ${sql.join(added.map((object) => sql`(${object.id}::text, ${object.object}::text, ${asJson(object)})`), sql`, `)}) as new (id, kind, body) where ${goesOn})`;

/**
 * Writes a change in one statement.
 * @returns false, having written nothing, when another call came first: the object has moved on, or the key has its answer
 */
export async function write(db: Database, { added, replaced, answer }: Change, now: Date): Promise<boolean> {
  const isMoved = replaced ? sql`exists (select from replaced)` : sql`true`;
  const isDone = answer ? sql`exists (select from answered)` : isMoved;
  const parts = [
    ...(replaced ? [replacement(replaced)] : []),
    ...(answer ? [memory(answer, isMoved)] : []),
    ...(added.length > 0 ? [addition(added, now.toISOString(), isDone)] : []),
  ];
  const rows = await rowsOf<{ done: boolean }>(db, sql`with ${sql.join(parts, sql`, `)} select ${isDone} as done`).catch((error: unknown) => {
    if (isTaken(error)) return [];
    throw error;
  });
  return rows[0]?.done === true;
}

type Page = { from: Date | undefined; to: Date | undefined; after: string | undefined; limit: number };

/** The newest first, as Stripe lists them; `after` is the last one of the page before. */
export async function listIntents(db: Database, { from, to, after, limit }: Page): Promise<Stripe.PaymentIntent[]> {
  const { kind, createdAt, id, body } = simulatorObjects;
  const isFurther = after === undefined ? undefined : sql`(${createdAt}, ${id}) < (select last.created_at, last.id from simulator_objects last where last.id = ${after})`;
  const rows = await db.select({ body }).from(simulatorObjects)
    .where(and(eq(kind, 'payment_intent'), from && gte(createdAt, from), to && lte(createdAt, to), isFurther))
    .orderBy(desc(createdAt), desc(id)).limit(limit);
  return rows.map((row) => row.body as unknown as Stripe.PaymentIntent);
}

export async function refundsOf(db: Database, intentId: string): Promise<Stripe.Refund[]> {
  const rows = await db.select({ body: simulatorObjects.body }).from(simulatorObjects)
    .where(and(eq(simulatorObjects.kind, 'refund'), sql`body ->> 'payment_intent' = ${intentId}`));
  return rows.map(({ body }) => body as unknown as Stripe.Refund);
}
