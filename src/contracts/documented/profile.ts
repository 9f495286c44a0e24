import * as endpoints from '../profile.ts';
import { documented } from './documented.ts';
import { refusals } from './refusals.ts';

export const getProfile = documented(endpoints.getProfile, {
  summary: 'The profile of who is signed in',
  access: { by: 'token', own: ['subject'] },
  errors: [...refusals],
});

/** Requirements 6: not before the address is confirmed. Address and password are the identity provider's business. */
export const putProfile = documented(endpoints.putProfile, {
  summary: 'Change name and language of who is signed in; userinfo follows at once',
  access: { by: 'token', own: ['subject'], verified: true },
  errors: [...refusals, 'origin_refused', 'email_unverified'],
});

/** GDPR, article 17. A wrong password is `invalid_request` with `details.field` `password`; `forbidden` for a demo account, too. */
export const deleteAccount = documented(endpoints.deleteAccount, {
  summary:
    'Delete the account of who is signed in, who confirms it with the password; ends all sessions. ' +
    'Bookings to come stay valid without the account',
  access: { by: 'token', own: ['subject'] },
  errors: [...refusals, 'origin_refused'],
});
