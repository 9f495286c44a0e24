import * as endpoints from '../search.ts';
import { documented } from './documented.ts';

export const semanticSearch = documented(endpoints.semanticSearch, {
  summary: 'Tours and places that fit a text in either language; `expanded` gives all of them instead of the suggestions',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'unavailable'],
});
