import * as endpoints from '../user-bookings.ts';
import { documented } from './documented.ts';
import { refusals } from './refusals.ts';

export const listUserBookings = documented(endpoints.listUserBookings, {
  summary: 'The bookings of who is signed in, the latest first; in the language of Accept-Language',
  access: { by: 'token', own: ['subject'], verified: true },
  errors: [...refusals, 'email_unverified'],
});
