import * as v from 'valibot';

/**
 * What browsers take for an address (HTML Standard, "valid e-mail address"), with a dot in its domain: `o'brien@xn--mller-kva.example`, too.
 * RFC 5321 allows 254 characters.
 */
export const emailAddress = v.pipe(v.string(), v.trim(), v.rfcEmail(), v.regex(/@.+\./), v.maxLength(254));
