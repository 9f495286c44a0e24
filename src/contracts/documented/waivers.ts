import * as endpoints from '../waivers.ts';
import { documented } from './documented.ts';

export const signWaiver = documented(endpoints.signWaiver, {
  summary: 'Sign the waiver of a booking for one of its participants',
  access: { by: 'token', own: ['booking'], verified: true },
  errors: ['invalid_request', 'origin_refused', 'unauthenticated', 'forbidden', 'not_found', 'too_many_requests', 'unavailable'],
});

export const listWaivers = documented(endpoints.listWaivers, {
  summary: 'Who of a booking has signed its waiver, and where the others do',
  access: { by: 'token', own: ['booking'], verified: true },
  errors: ['invalid_request', 'unauthenticated', 'forbidden', 'unavailable'],
});
