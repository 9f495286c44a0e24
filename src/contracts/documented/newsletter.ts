import * as endpoints from '../newsletter.ts';
import { documented } from './documented.ts';

export const subscribe = documented(endpoints.subscribe, {
  summary: 'Ask for the newsletter: a mail with a link confirms it; an answer without email_address means already subscribed',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'origin_refused', 'not_found', 'too_many_requests', 'unavailable'],
});
