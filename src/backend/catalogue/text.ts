import * as v from 'valibot';

const words = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A text in every language the marketplace itself is written in. */
export const text = v.strictObject({ en: words, de: words });

/** What a file calls something by. */
export const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'lower-case words joined by hyphens'));
