import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { errors, type Adapter, type Payload } from 'oidc-provider';
import { clientId } from '#contracts/identity.ts';
import type { Routine } from '../jobs/routines.ts';
import type { Database } from '../db/open.ts';
import { identityRecords as records } from '../db/identity-schema.ts';
import { isPlain, pathOfStrange } from '../http/plain-text.ts';

/** Whoever has the id of one of these has what it stands for: the table knows only its hash. */
const bearers = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url');
const now = (): number => Math.floor(Date.now() / 1000);

/** The provider's records of one kind, in the database. Its clock is the process's own, as the library's is. */
export function databaseAdapter(db: Database, kind: string): Adapter {
  const keyOf = (id: string): string => (bearers.has(kind) ? hashOf(id) : id);
  const is = (id: string): SQL | undefined => and(eq(records.kind, kind), eq(records.id, keyOf(id)));

  async function read(where: SQL | undefined): Promise<Payload | undefined> {
    const [found] = await db
      .select()
      .from(records)
      .where(and(where, gt(records.expiresAt, new Date())));
    return found && { ...found.payload, ...(found.consumedAt !== null && { consumed: found.consumedAt }) };
  }

  return {
    async upsert(id, payload, expiresIn) {
      if (pathOfStrange(payload) !== undefined) throw new errors.InvalidRequest('a parameter has a control character');
      const { jti: _, ...withoutId } = payload;
      const row = {
        payload: bearers.has(kind) ? withoutId : payload,
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        accountId: payload.accountId ?? null,
        expiresAt: new Date((now() + (expiresIn ?? 0)) * 1000),
      };
      await db
        .insert(records)
        .values({ kind, id: keyOf(id), ...row })
        .onConflictDoUpdate({ target: [records.kind, records.id], set: row });
    },
    async find(id) {
      // The library reads bodies itself, before the kernel could look at them.
      const found = isPlain(id) ? await read(is(id)) : undefined;
      return found && { ...found, jti: id };
    },
    findByUid: (uid) => read(and(eq(records.kind, kind), eq(records.uid, uid))),
    // There is no device flow.
    findByUserCode: async () => undefined,
    async consume(id) {
      const consumed = await db
        .update(records)
        .set({ consumedAt: now() })
        .where(and(is(id), isNull(records.consumedAt)))
        .returning({ id: records.id });
      if (consumed.length === 0) throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      await db.delete(records).where(is(id));
    },
    async revokeByGrantId(grantId) {
      await db.delete(records).where(and(eq(records.kind, kind), eq(records.grantId, grantId)));
    },
  };
}

/** Deletes what has expired. */
export const forgetExpired = (db: Database, at: Date) => db.delete(records).where(lte(records.expiresAt, at));

export const forgetExpiredRoutine: Routine = {
  name: 'forget expired sessions',
  everySeconds: 60,
  // The identity provider uses the process's own clock.
  work: ({ db }) => forgetExpired(db, new Date()),
};

/** A sign-in that is under way names the person deeper within. */
const isOf = (accountId: string): SQL | undefined =>
  or(eq(records.accountId, accountId), and(eq(records.kind, 'Interaction'), sql`strpos(${records.payload}::text, ${accountId}) > 0`));

/** Everything that the provider stores about a person. */
export const recordsOf = (db: Database, accountId: string) => db.select().from(records).where(isOf(accountId)).orderBy(records.expiresAt);

/** Ends all sessions of a person and everything that was granted in them. */
export const revokeAll = (db: Database, accountId: string) => db.delete(records).where(isOf(accountId));

/** What a grant gave, and the provider's session that it was given in. */
const belongsTo = (grantId: string): SQL =>
  sql`coalesce(${records.grantId} = ${grantId} or (${records.kind} = 'Grant' and ${records.id} = ${grantId})
    or (${records.kind} = 'Session' and ${records.payload} #>> array['authorizations', ${clientId}::text, 'grantId'] = ${grantId}), false)`;

/** Ends all sessions of a person but the one that this grant was made in. */
export const revokeOthers = (db: Database, accountId: string, grantId: string) =>
  db.delete(records).where(and(isOf(accountId), not(belongsTo(grantId))));
