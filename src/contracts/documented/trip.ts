import * as endpoints from '../trip.ts';
import { documented } from './documented.ts';
import { refusals } from './refusals.ts';

export const getTrip = documented(endpoints.getTrip, {
  summary: 'The trip of who is signed in: what they have collected, on none of which a place is held',
  access: { by: 'token', own: ['subject'] },
  errors: [...refusals],
});

export const postTrip = documented(endpoints.postTrip, {
  summary: 'Change the trip: a wish is added or replaced under its id, null takes it out. At most as many as one order takes',
  access: { by: 'token', own: ['subject'] },
  errors: [...refusals, 'origin_refused'],
});
