import * as v from 'valibot';
import { bearer } from './bearer.ts';
import { acceptLanguage, uuid } from './common.ts';
import { endpoint } from './endpoint.ts';
import { ofSubject, refusals } from './subject.ts';

/**
 * The code shows who reads the mailbox. That the same person made the account shows a token of it, or a cookie of the browser
 * that registered: without either the answer is 401, and 403 with another's token. `details.resetPath` then leads to a
 * form with which the mailbox's owner takes the account over.
 */
export const verifyEmail = endpoint({
  service: 'shopper',
  method: 'PUT',
  path: '/user/email-verification',
  summary:
    'Confirm an e-mail address with the code of the verification mail, which ends all other sessions; once more it says already verified',
  access: { by: 'secret' },
  query: v.object({ subjectId: uuid, verificationCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
  headers: bearer,
  response: v.object({ accountAlreadyVerified: v.boolean(), email: v.string() }),
  errors: [...refusals, 'origin_refused', 'code_invalid', 'code_expired'],
});

export const resendVerification = endpoint({
  service: 'shopper',
  method: 'PUT',
  path: '/user/email-reverification',
  summary: 'Send the verification mail again, in the language of Accept-Language; earlier links end',
  access: { by: 'token', own: ['subject'] },
  query: ofSubject,
  headers: v.object({
    ...bearer.entries,
    ...acceptLanguage.entries,
    /** Origin of the shop that the link leads to: the server's own, or the answer is 400. */
    'base-url': v.pipe(v.string(), v.maxLength(2000), v.url()),
  }),
  response: v.object({ accountAlreadyVerified: v.boolean(), email: v.string() }),
  errors: [...refusals, 'origin_refused'],
});
