import type { Backend } from '../../backend.ts';
import type { Job } from '../../jobs/job.ts';
import { send } from '../../mail/send.ts';
import { askForMail } from '../account-mails.ts';
import { findByEmail } from '../accounts.ts';
import { mayReset } from '../register.ts';
import { isUnclaimed } from '../reset.ts';
import { codeOf, findCode } from './codes.ts';
import { codeLetter, noAccountLetter } from './letters.ts';

/** What an address gets that a code was asked for: the code, how to make an account, or how to make one's own that nobody has confirmed. */
export const signInCodeMail: Job<{ uid: string; nonce: string }> = {
  kind: 'sign_in_code_mail',
  queue: 'mail',
  async work(backend: Backend, { uid, nonce }) {
    const asked = await findCode(backend.db, uid);
    // Another one was asked for meanwhile, or it came too late to be of use.
    if (asked?.nonce !== nonce) return;
    const account = await findByEmail(backend, asked.email);
    if (account && isUnclaimed(account)) return mayReset(account) ? askForMail(backend, account.id, 'unclaimed') : undefined;
    const letter = account
      ? codeLetter(asked.locale, codeOf(backend.signingKey, uid, asked))
      : noAccountLetter(asked.locale, backend.config.siteUrl);
    await send(backend, { id: `sign-in-code.${nonce}`, to: { name: '', address: asked.email }, letter });
  },
};
