import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { paths } from '#domain/routes.ts';
import type { Backend } from '../backend.ts';
import { accountMails } from '../db/identity-schema.ts';
import { offeredLocale } from '../http/language.ts';
import { accountLetter } from './letter.ts';
import { send } from '../mail/send.ts';
import { envelopeId, type AccountMail } from './account-mails.ts';
import { readAccount } from './accounts.ts';
import { resetPath } from './links.ts';

const atOnce = 10;
/** A mail that fails is tried again after this long; two servers never take the same one. */
const retryMilliseconds = 60_000;

async function claimDue({ db, clock }: Backend): Promise<AccountMail[]> {
  const now = clock();
  const due = db
    .select({ id: accountMails.id })
    .from(accountMails)
    .where(and(isNotNull(accountMails.unsentToken), lte(accountMails.mailAt, now)))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  return db
    .update(accountMails)
    .set({ mailAt: new Date(now.getTime() + retryMilliseconds) })
    .where(inArray(accountMails.id, due))
    .returning();
}

async function sendOne(backend: Backend, mail: AccountMail): Promise<void> {
  const { id, accountId, kind, unsentToken } = mail;
  const account = await readAccount(backend, accountId);
  if (!account || unsentToken === null) return;
  const { email } = account;
  const locale = offeredLocale(account.locale, backend.brand.locales);
  const path =
    kind === 'verification' ? paths.verification(locale, { subjectId: accountId, verificationCode: unsentToken }) : resetPath(unsentToken);
  try {
    await send(backend, {
      id: envelopeId(mail),
      to: { name: '', address: email },
      letter: accountLetter(locale, kind, backend.config.siteUrl + path),
    });
    await backend.db.update(accountMails).set({ unsentToken: null }).where(eq(accountMails.id, id));
  } catch (error) {
    backend.log.warn({ err: error, mail: id }, 'a mail to an account failed and will be tried again');
  }
}

/** Sends the mails to accounts that are due. @returns how many it took */
export async function sendDueAccountMails(backend: Backend): Promise<number> {
  const due = await claimDue(backend);
  for (const mail of due) await sendOne(backend, mail);
  return due.length;
}
