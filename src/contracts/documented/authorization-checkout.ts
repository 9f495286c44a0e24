import * as endpoints from '../authorization-checkout.ts';
import { documented } from './documented.ts';

/** Requirements 6: for concierges, scope `bookings:concierge:read-write`, of the organisation that is named. */
export const authorizationCheckout = documented(endpoints.authorizationCheckout, {
  summary: 'Book a quote on the account of an organisation, for its concierges (scope bookings:concierge:read-write); no card is charged',
  access: { by: 'token', own: ['organization'], scope: 'bookings:concierge:read-write' },
  errors: [
    'invalid_request',
    'unauthenticated',
    'origin_refused',
    'forbidden',
    'not_found',
    'quote_expired',
    'sold_out',
    'price_changed',
    'already_booked',
    'in_progress',
    'idempotency_mismatch',
    'too_many_requests',
    'unavailable',
  ],
});
