import * as endpoints from '../quotes.ts';
import { documented } from './documented.ts';

export const createQuote = documented(endpoints.createQuote, {
  summary: 'Price a selection; 204 when the departure cannot take it',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'not_found', 'origin_refused', 'too_many_requests', 'unavailable'],
});

export const createQuoteOfAnyKind = documented(endpoints.createQuoteOfAnyKind, {
  summary: 'Price a selection without saying which kind of product it is of; 204 when the departure cannot take it',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'not_found', 'origin_refused', 'too_many_requests', 'unavailable'],
});
