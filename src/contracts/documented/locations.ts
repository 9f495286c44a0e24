import * as endpoints from '../locations.ts';
import { documented } from './documented.ts';

export const searchLocations = documented(endpoints.searchLocations, {
  summary: 'One place by its uuid, or places by a pattern',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'unavailable'],
});
