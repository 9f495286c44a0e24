import * as endpoints from '../discount.ts';
import { documented } from './documented.ts';

export const applyDiscount = documented(endpoints.applyDiscount, {
  summary: 'What a voucher takes off a cart, or why it takes nothing off',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'not_found', 'origin_refused', 'too_many_requests', 'unavailable'],
});
