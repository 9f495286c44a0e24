import * as v from 'valibot';
import { bearer } from './bearer.ts';
import { endpoint } from './endpoint.ts';

/** A tour's `normalizedUrlPath`: `tours/rome/forum-and-palatine-9fae...`. */
const tourPath = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}\/[a-z0-9-]{1,80}\/[a-z0-9-]{1,200}$/));

/**
 * A vendor service elsewhere tells the shop which tours it has added, changed or withdrawn, so that pages show it within seconds
 * (decision 32 of docs/design.md). The token is the one that both were given.
 */
export const noticeChanges = endpoint({
  service: 'vendor',
  method: 'POST',
  path: '/notices',
  headers: bearer,
  body: v.object({ tours: v.pipe(v.array(tourPath), v.minLength(1), v.maxLength(1_000)) }),
  response: v.object({}),
  status: 202,
});
