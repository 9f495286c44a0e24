import * as v from 'valibot';
import { ofSubject, refusals } from './subject.ts';
import { bearer } from './bearer.ts';
import { locale, requiredText } from './common.ts';
import { endpoint } from './endpoint.ts';

export const nameLength = 100;

/** As it should appear on tickets. */
const accountName = requiredText(nameLength);

/** What a person may see of their account. There is no telephone number: the operator of each visit is given one at the checkout. */
const profile = v.object({
  name: v.string(),
  /** The language of mails about the account; tickets come in the language in which they were booked. */
  locale,
  email: v.string(),
  emailVerified: v.boolean(),
});
export type Profile = v.InferOutput<typeof profile>;

export const getProfile = endpoint({
  service: 'shopper',
  method: 'GET',
  path: '/user/profile',
  summary: 'The profile of who is signed in',
  access: { by: 'token', own: ['subject'] },
  query: ofSubject,
  headers: bearer,
  response: profile,
  errors: [...refusals],
});

/** Requirements 6: not before the address is confirmed. Address and password are the identity provider's business. */
export const putProfile = endpoint({
  service: 'shopper',
  method: 'PUT',
  path: '/user/profile',
  summary: 'Change name and language of who is signed in; userinfo follows at once',
  access: { by: 'token', own: ['subject'], verified: true },
  query: ofSubject,
  headers: bearer,
  body: v.object({ name: accountName, locale }),
  response: profile,
  errors: [...refusals, 'origin_refused', 'email_unverified'],
});

/** GDPR, article 17. A wrong password is `invalid_request` with `details.field` `password`; `forbidden` for a demo account, too. */
export const deleteAccount = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/user/deletion',
  summary:
    'Delete the account of who is signed in, who confirms it with the password; ends all sessions. Bookings to come stay valid without the account',
  access: { by: 'token', own: ['subject'] },
  query: ofSubject,
  headers: bearer,
  body: v.object({ password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)) }),
  response: v.object({
    /** Order numbers of bookings to come: they open with order number, e-mail address and a mailed code from now on. */
    remainingBookings: v.array(v.string()),
  }),
  errors: [...refusals, 'origin_refused'],
});
