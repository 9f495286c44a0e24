import * as endpoints from '../tours.ts';
import { documented } from './documented.ts';

export const getTour = documented(endpoints.getTour, {
  summary: 'Details of a tour; with `date`, also the departures of that day',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'not_found', 'withdrawn', 'unavailable'],
});

export const listTours = documented(endpoints.listTours, {
  summary: 'Listing, page by page',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'unavailable'],
});

export const listPromotedTours = documented(endpoints.listPromotedTours, {
  summary: 'Promoted tours, 40 a page',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'unavailable'],
});

export const listFeaturedTours = documented(endpoints.listFeaturedTours, {
  summary: 'Featured tours, 12 a page',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'unavailable'],
});
