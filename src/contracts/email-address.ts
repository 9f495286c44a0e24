import * as v from 'valibot';

/** Of our own, because `v.rfcEmail` would travel with every island. */
const valid = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * What browsers take for an address (HTML Standard, "valid e-mail address"), with a dot in its domain: `o'brien@xn--mller-kva.example`,
 * too. RFC 5321 allows 254 characters.
 */
export const emailAddress = v.pipe(v.string(), v.trim(), v.maxLength(254), v.regex(valid));
