import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import type { Backend } from '#backend/backend.ts';
import { accounts, memberships, organizations } from '#backend/db/identity-schema.ts';
import { mails } from '#backend/db/mail-schema.ts';
import { hashPassword } from '#backend/identity/passwords.ts';
import type { BookingScope } from '#contracts/identity.ts';

export type Person = { id: string; email: string; password: string };

export async function organizationIn({ db }: Pick<Backend, 'db'>, name = 'An organisation'): Promise<string> {
  const id = randomUUID();
  await db.insert(organizations).values({ id, name });
  return id;
}

type Wishes = { organizationId?: string; authorizableScopes?: BookingScope[]; isVerified?: boolean };

/** An account as an operator of the shop sets it up: what nobody can register. */
export async function personIn(
  { db }: Pick<Backend, 'db'>,
  { organizationId, authorizableScopes = [], isVerified = true }: Wishes = {},
): Promise<Person> {
  const person = { id: randomUUID(), email: `${randomUUID()}@example.com`, password: 'plain words in a row' };
  const now = new Date();
  await db.insert(accounts).values({
    id: person.id,
    email: person.email,
    name: 'Ada Byron',
    passwordHash: await hashPassword(person.password),
    locale: 'en',
    authorizableScopes,
    emailVerifiedAt: isVerified ? now : null,
    createdAt: now,
  });
  if (organizationId !== undefined) await db.insert(memberships).values({ accountId: person.id, organizationId, since: now });
  return person;
}

/** The subjects and link targets of all mails to an address, the latest last. */
export async function mailsTo({ db }: Pick<Backend, 'db'>, recipient: string): Promise<{ subject: string; url: URL }[]> {
  const found = await db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.createdAt);
  return Promise.all(
    found.map(async ({ raw, subject }) => {
      const { text = '' } = await PostalMime.parse(raw);
      return { subject, url: new URL(/https?:\S+/.exec(text)?.[0] ?? '') };
    }),
  );
}
