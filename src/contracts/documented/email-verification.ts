import * as endpoints from '../email-verification.ts';
import { documented } from './documented.ts';
import { refusals } from './refusals.ts';

/**
 * The code shows who reads the mailbox. That the same person made the account shows a token of it, or a cookie of the browser
 * that registered: without either the answer is 401, and 403 with another's token. `details.resetPath` then leads to a
 * form with which the mailbox's owner takes the account over.
 */
export const verifyEmail = documented(endpoints.verifyEmail, {
  summary:
    'Confirm an e-mail address with the code of the verification mail, which ends all other sessions; once more it says already verified',
  access: { by: 'secret' },
  errors: [...refusals, 'origin_refused', 'code_invalid', 'code_expired'],
});

export const resendVerification = documented(endpoints.resendVerification, {
  summary: 'Send the verification mail again, in the language of Accept-Language; earlier links end',
  access: { by: 'token', own: ['subject'] },
  errors: [...refusals, 'origin_refused'],
});
