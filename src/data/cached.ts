import type { Fetch } from '#api/request.ts';

/**
 * Reads once for each locale: a build asks for the same on every page. The development server caches nothing but
 * what is being read, for an editor's change must be seen; and what a page on demand asks for (`ask`) is read each time.
 */
export function cachedByLocale<L extends string, T>(read: (locale: L, ask?: Fetch) => Promise<T>): (locale: L, ask?: Fetch) => Promise<T> {
  const cached = new Map<L, Promise<T>>();
  return (locale, ask) => {
    if (ask) return read(locale, ask);
    const known = cached.get(locale);
    if (known) return known;
    const reading = read(locale);
    cached.set(locale, reading);
    const forget = () => cached.delete(locale);
    reading.then(import.meta.env.DEV ? forget : undefined, forget);
    return reading;
  };
}
