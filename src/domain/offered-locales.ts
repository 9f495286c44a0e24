import { locales, type Locale, type OfferedLocales } from '#contracts/common.ts';

/** The languages of the brand that was built, its first being the default. */
export const offeredLocales: OfferedLocales = import.meta.env.LOCALES ?? locales;

/** The language that an address names, where the brand offers it. */
export const offeredLocaleOf = (name: string | undefined): Locale | undefined => offeredLocales.find((locale) => locale === name);

/** The path of one page in every language, for language links. */
export const alternatesOf = (path: (locale: Locale) => string): Partial<Record<Locale, string>> =>
  Object.fromEntries(offeredLocales.map((locale) => [locale, path(locale)]));
