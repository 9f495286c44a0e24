import * as endpoints from '../sandbox.ts';
import { documented } from './documented.ts';

export const planSandbox = documented(endpoints.planSandbox, {
  summary: 'Demo only: plans what happens next to orders of an e-mail address',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'origin_refused', 'too_many_requests', 'unavailable'],
});

export const sandboxPlan = documented(endpoints.sandboxPlan, {
  summary: 'Demo only: what is planned for orders of an e-mail address and has not happened yet',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'too_many_requests', 'unavailable'],
});
