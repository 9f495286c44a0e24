import * as endpoints from '../availability.ts';
import { documented } from './documented.ts';

export const listAvailability = documented(endpoints.listAvailability, {
  summary: 'The next free day of many tours in a range of days, with places for a party',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'unavailable'],
});
