import * as v from 'valibot';
import { ofSubject } from './subject.ts';
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
  query: ofSubject,
  headers: bearer,
  response: profile,
});

export const putProfile = endpoint({
  service: 'shopper',
  method: 'PUT',
  path: '/user/profile',
  query: ofSubject,
  headers: bearer,
  body: v.object({ name: accountName, locale }),
  response: profile,
});

export const deleteAccount = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/user/deletion',
  query: ofSubject,
  headers: bearer,
  body: v.object({ password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)) }),
  response: v.object({
    /** Order numbers of bookings to come: they open with order number, e-mail address and a mailed code from now on. */
    remainingBookings: v.array(v.string()),
  }),
});
