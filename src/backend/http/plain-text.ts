/**
 * Postgres stores no NUL, JSON should have no half surrogate pair (RFC 7493, section 2.1), and people type no other control characters than
 * tab and line breaks.
 */
const control = /[\0-\x08\v\f\x0e-\x1f\x7f]/;

export const isPlain = (text: string): boolean => text.isWellFormed() && !control.test(text);

/** @returns the dot path of a text in a JSON value that is not plain, '' for the value itself; nothing where all are */
export function pathOfStrange(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return isPlain(value) ? undefined : path.join('.');
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = isPlain(name) ? pathOfStrange(inner, [...path, name]) : path.join('.');
    if (found !== undefined) return found;
  }
  return undefined;
}
