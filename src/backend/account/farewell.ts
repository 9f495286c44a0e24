import { eq, inArray, lte, type InferSelectModel } from 'drizzle-orm';
import { paths } from '#domain/routes.ts';
import type { Backend } from '../backend.ts';
import { accountDeletions } from '../db/identity-schema.ts';
import { farewellLetter } from './farewell-letter.ts';
import { send } from '../mail/send.ts';

type Deletion = InferSelectModel<typeof accountDeletions>;

const atOnce = 10;
/** A mail that fails is tried again after this long; two servers never take the same one. */
const retryMilliseconds = 60_000;

async function claimDue({ db, clock }: Backend): Promise<Deletion[]> {
  const now = clock();
  const due = db
    .select({ id: accountDeletions.id })
    .from(accountDeletions)
    .where(lte(accountDeletions.mailAt, now))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  return db
    .update(accountDeletions)
    .set({ mailAt: new Date(now.getTime() + retryMilliseconds) })
    .where(inArray(accountDeletions.id, due))
    .returning();
}

async function sendOne(backend: Backend, { id, email, locale, orderNumbers }: Deletion): Promise<void> {
  const { db, config, brand, log } = backend;
  try {
    const letter = farewellLetter(locale, { orderNumbers, bookingUrl: config.siteUrl + paths.booking(locale), contact: brand.email });
    await send(backend, { id: `deleted.${id}`, to: { name: '', address: email }, letter });
    await db.delete(accountDeletions).where(eq(accountDeletions.id, id));
  } catch (error) {
    log.warn({ err: error, deletion: id }, 'a mail that confirms a deletion failed and will be tried again');
  }
}

/** Confirms by mail that accounts are gone; with the mail, the address is forgotten. @returns how many it took */
export async function sendDueFarewells(backend: Backend): Promise<number> {
  const due = await claimDue(backend);
  for (const deletion of due) await sendOne(backend, deletion);
  return due.length;
}
