/**
 * Reads once for each locale: a build asks for the same on every page. The development server keeps nothing but
 * what is being read, for an editor's change must be seen.
 */
export function keptByLocale<L extends string, T>(read: (locale: L) => Promise<T>): (locale: L) => Promise<T> {
  const kept = new Map<L, Promise<T>>();
  return (locale) => {
    const known = kept.get(locale);
    if (known) return known;
    const reading = read(locale);
    kept.set(locale, reading);
    const forget = () => kept.delete(locale);
    reading.then(import.meta.env.DEV ? forget : undefined, forget);
    return reading;
  };
}
