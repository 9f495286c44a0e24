import * as endpoints from '../personal-data.ts';
import { documented } from './documented.ts';
import { refusals } from './refusals.ts';

/** GDPR, articles 15 and 20. Not before the address is confirmed: whose data they are must be certain (article 12 (6)). */
export const exportPersonalData = documented(endpoints.exportPersonalData, {
  summary: 'Everything that is stored about who is signed in',
  access: { by: 'token', own: ['subject'], verified: true },
  errors: [...refusals, 'email_unverified'],
});
