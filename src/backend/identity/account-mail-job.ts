import { eq } from 'drizzle-orm';
import { paths } from '#domain/routes.ts';
import type { Backend } from '../backend.ts';
import { accountMails } from '../db/identity-schema.ts';
import { offeredLocale } from '../http/language.ts';
import type { Job } from '../jobs/job.ts';
import { accountLetter } from './account-letter.ts';
import { send } from '../mail/send.ts';
import { envelopeId } from './account-mails.ts';
import { readAccount } from './accounts.ts';
import { resetPath } from './links.ts';

/** A mail to an account, unless the account or the mail was deleted meanwhile. The token is forgotten with the mail; its hash stays. */
export const accountMail: Job<{ mailId: string }> = {
  kind: 'account_mail',
  queue: 'mail',
  async work(backend: Backend, { mailId }) {
    const { db, brand, config } = backend;
    const [mail] = await db.select().from(accountMails).where(eq(accountMails.id, mailId));
    const account = mail && (await readAccount(backend, mail.accountId));
    const token = mail?.unsentToken;
    if (!account || !token) return;
    const locale = offeredLocale(account.locale, brand.locales);
    const path =
      mail.kind === 'verification' ? paths.verification(locale, { subjectId: account.id, verificationCode: token }) : resetPath(token);
    await send(backend, {
      id: envelopeId(mail),
      to: { name: '', address: account.email },
      letter: accountLetter(locale, mail.kind, config.siteUrl + path),
    });
    await db.update(accountMails).set({ unsentToken: null }).where(eq(accountMails.id, mailId));
  },
};
