import * as v from 'valibot';
import { bearer } from './bearer.ts';
import { acceptLanguage, uuid } from './common.ts';
import { endpoint } from './endpoint.ts';
import { ofSubject } from './subject.ts';

export const verifyEmail = endpoint({
  service: 'shopper',
  method: 'PUT',
  path: '/user/email-verification',
  query: v.object({ subjectId: uuid, verificationCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
  headers: bearer,
  response: v.object({ accountAlreadyVerified: v.boolean(), email: v.string() }),
});

export const resendVerification = endpoint({
  service: 'shopper',
  method: 'PUT',
  path: '/user/email-reverification',
  query: ofSubject,
  headers: v.object({
    ...bearer.entries,
    ...acceptLanguage.entries,
    /** Origin of the shop that the link leads to: the server's own, or the answer is 400. */
    'base-url': v.pipe(v.string(), v.maxLength(2000), v.url()),
  }),
  response: v.object({ accountAlreadyVerified: v.boolean(), email: v.string() }),
});
