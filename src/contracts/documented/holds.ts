import * as endpoints from '../holds.ts';
import { documented } from './documented.ts';

export const holdCart = documented(endpoints.holdCart, {
  summary: 'Price all that is in a cart and hold its places; what no longer fits is named, with what is free instead',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'origin_refused', 'too_many_requests', 'unavailable'],
});

export const extendHold = documented(endpoints.extendHold, {
  summary: 'Prolong the hold of a cart, once; 204 when it has ended or was prolonged before',
  access: { by: 'secret' },
  errors: ['invalid_request', 'origin_refused', 'too_many_requests', 'unavailable'],
});
