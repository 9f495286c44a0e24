import { locales, type Locale, type OfferedLocales } from '#contracts/common.ts';

export type LocaleProps = { locale: Locale };

/** The locales that pages are made in: those of the brand. */
export const offeredLocales: OfferedLocales = import.meta.env.LOCALES ?? locales;

/** One page for each locale. */
export const localePaths = () => offeredLocales.map((locale) => ({ params: { locale } }));

/** The path of one page in every locale, for language links. */
export const alternatesOf = (path: (locale: Locale) => string): Partial<Record<Locale, string>> =>
  Object.fromEntries(offeredLocales.map((locale) => [locale, path(locale)]));
