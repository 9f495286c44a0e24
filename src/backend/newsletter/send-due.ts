import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { subscriptions } from '../db/schema.ts';
import { offeredLocale } from '../http/language.ts';
import { newsletterLetter } from './letter.ts';
import { send } from '../mail/send.ts';
import { tokenPath } from './links.ts';
import type { Subscription } from './subscriptions.ts';

const atOnce = 10;
/** A mail that fails is tried again after this long; two servers never take the same one. */
const retryMilliseconds = 60_000;

async function claimDue({ db, clock }: Backend): Promise<Subscription[]> {
  const now = clock();
  const due = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.unsentToken), lte(subscriptions.mailAt, now)))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  return db
    .update(subscriptions)
    .set({ mailAt: new Date(now.getTime() + retryMilliseconds) })
    .where(inArray(subscriptions.id, due))
    .returning();
}

async function sendConfirmation(backend: Backend, { id, email, language, unsentToken }: Subscription): Promise<void> {
  if (unsentToken === null) return;
  const link = (what: 'confirm' | 'unsubscribe') => backend.config.siteUrl + tokenPath(what, unsentToken);
  try {
    await send(backend, {
      id: `newsletter.${id}.${unsentToken.slice(0, 8)}`,
      to: { name: '', address: email },
      letter: newsletterLetter(offeredLocale(language, backend.brand.locales), {
        confirm: link('confirm'),
        unsubscribe: link('unsubscribe'),
      }),
    });
    await backend.db
      .update(subscriptions)
      .set({ unsentToken: null })
      .where(and(eq(subscriptions.id, id), eq(subscriptions.unsentToken, unsentToken)));
  } catch (error) {
    backend.log.warn({ err: error, subscription: id }, 'a confirmation mail failed and will be tried again');
  }
}

/** Sends the confirmation mails that are due. @returns how many it took */
export async function sendDueConfirmations(backend: Backend): Promise<number> {
  const due = await claimDue(backend);
  for (const subscription of due) await sendConfirmation(backend, subscription);
  return due.length;
}
