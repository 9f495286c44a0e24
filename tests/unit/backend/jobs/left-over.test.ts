import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { rowsOf } from '#backend/db/rows.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { embeddedOfLastRelease } from '#tests/support/last-release/open.ts';

let folder = '';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function jobsAfterOpening(): Promise<unknown[]> {
  const backend = await openTestBackend({}, { DATA_DIR: folder, DATABASE_URL: '' });
  const found = await rowsOf<{ job: unknown }>(
    backend.db,
    sql`select jsonb_build_object('queue', name) || data as job from pgboss.job order by data ->> 'kind'`,
  );
  await backend.close();
  return found.map(({ job }) => job);
}

it('does what the release before has left undone in its own tables, once', { timeout: 60_000 }, async () => {
  const [done, open, coded, deletion] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const [nonce, subscription] = [randomUUID(), randomUUID()];
  folder = await embeddedOfLastRelease(async (before) => {
    await before.exec(`
    insert into outbox (kind, booking_id, available_at, done_at)
      values ('capture', '${done}', now(), now()), ('refund', '${open}', now(), null);
    insert into booking_codes (booking_id, nonce, locale, expires_at, mail_at)
    values ('${coded}', '${nonce}', 'en', now(), now()), ('${done}', '${nonce}', 'en', now(), null);
    insert into subscriptions (id, list_id, email, language, status, token_hash, unsent_token, mail_at, asked_at)
    values ('${subscription}', 'default', 'ada@example.com', 'en', 'pending', 'hash', 'token', now(), now());
    insert into account_deletions (id, email, locale, order_numbers, mail_at)
      values ('${deletion}', 'bob@example.com', 'en', '[]', now());`);
  });

  const expected = [
    { queue: 'mail', kind: 'code_mail', payload: { bookingId: coded, nonce } },
    { queue: 'mail', kind: 'deletion_mail', payload: { deletionId: deletion } },
    { queue: 'mail', kind: 'newsletter_mail', payload: { subscriptionId: subscription, tokenHash: 'hash' } },
    { queue: 'money', kind: 'refund', payload: { bookingId: open } },
  ];
  expect(await jobsAfterOpening()).toEqual(expected);
  expect(await jobsAfterOpening()).toEqual(expected);
});
