import * as endpoints from '../notices.ts';
import { documented } from './documented.ts';

export const noticeChanges = documented(endpoints.noticeChanges, {
  summary: 'A vendor service elsewhere tells which of its tours have changed',
  access: { by: 'secret' },
  errors: ['invalid_request', 'unauthenticated', 'not_found', 'unavailable'],
});
