import * as endpoints from '../authorization-checkout.ts';
import { orderErrors } from './checkout.ts';
import { documented } from './documented.ts';

/** Requirements 6: for concierges, scope `bookings:concierge:read-write`, of the organisation that is named. */
export const authorizationCheckout = documented(endpoints.authorizationCheckout, {
  summary:
    'Book what is held on the account of an organisation, for its concierges (scope bookings:concierge:read-write); no card is charged',
  access: { by: 'token', own: ['organization'], scope: 'bookings:concierge:read-write' },
  errors: orderErrors,
});
