import * as v from 'valibot';

/** RFC 6750, section 2.1: `Bearer` and an access token. Where one is needed, the answer without a valid one is 401. */
export const bearer = v.object({ authorization: v.optional(v.pipe(v.string(), v.maxLength(8000))) });
