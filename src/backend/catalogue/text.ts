import * as v from 'valibot';

const words = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** How something of the catalogue is called where it is not read. */
export const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'lower-case words joined by hyphens'));

/** A text in every language the marketplace itself is written in. */
export const text = v.strictObject({ en: words, de: words });

/** A day of every year. */
export const monthDay = v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'MM-dd'));

export const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** Older names of a zone count, too: which one a runtime lists differs. */
function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const ianaZone = v.pipe(v.string(), v.includes('/'), v.check(isZone, 'an IANA time zone'));
