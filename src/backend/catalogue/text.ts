import * as v from 'valibot';
import { isTimeZone } from '#domain/day.ts';

const words = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** How something of the catalogue is called where it is not read. */
export const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'lower-case words joined by hyphens'));

/** A text in every language the marketplace itself is written in. */
export const text = v.strictObject({ en: words, de: words });

/** A day of every year. */
export const monthDay = v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'MM-dd'));

export const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

export const ianaZone = v.pipe(v.string(), v.includes('/'), v.check(isTimeZone, 'an IANA time zone'));
