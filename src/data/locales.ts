import type { Locale } from '#contracts/common.ts';
import { offeredLocales } from '#domain/offered-locales.ts';

export type LocaleProps = { locale: Locale };

/** One page for each locale. */
export const localePaths = () => offeredLocales.map((locale) => ({ params: { locale } }));

/** The path of one page in every locale, for language links. */
export const alternatesOf = (path: (locale: Locale) => string): Partial<Record<Locale, string>> =>
  Object.fromEntries(offeredLocales.map((locale) => [locale, path(locale)]));
