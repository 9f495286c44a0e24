import * as endpoints from '../bookings.ts';
import { documented } from './documented.ts';

export const requestBookingAccess = documented(endpoints.requestBookingAccess, {
  summary: "Have a six-digit code sent to the booker's e-mail; the answer is the same whether or not there is such a booking",
  access: { by: 'secret' },
  errors: ['invalid_request', 'origin_refused', 'too_many_requests', 'unavailable'],
});

export const takeBookingAccess = documented(endpoints.takeBookingAccess, {
  summary: 'An access token for the order of a booking, in exchange for the mailed code; a code works once',
  access: { by: 'secret' },
  errors: ['invalid_request', 'origin_refused', 'access_code_wrong', 'access_code_expired', 'too_many_requests', 'unavailable'],
});

export const getOrder = documented(endpoints.getOrder, {
  summary: 'An order with its bookings, and what has been charged for it so far, for whoever has an access token for one of them',
  access: { by: 'token', own: ['booking'], verified: true },
  errors: ['invalid_request', 'unauthenticated', 'forbidden', 'unavailable'],
});

export const getBooking = documented(endpoints.getBooking, {
  summary: 'A booking, for whoever has an access token for it',
  access: { by: 'token', own: ['booking'], verified: true },
  errors: ['invalid_request', 'unauthenticated', 'forbidden', 'unavailable'],
});

export const refundBooking = documented(endpoints.refundBooking, {
  summary: 'Cancel a booking and have its refund paid out; asking again answers the same refund',
  access: { by: 'token', own: ['booking'], verified: true },
  errors: [
    'invalid_request',
    'origin_refused',
    'unauthenticated',
    'forbidden',
    'refund_changed',
    'not_refundable',
    'too_many_requests',
    'unavailable',
  ],
});
