import { locales, type Locale } from '#contracts/common.ts';

export type LocaleProps = { locale: Locale };

/** One page for each locale. */
export const localePaths = () => locales.map((locale) => ({ params: { locale } }));

/** The path of one page in every locale, for language links. */
export const alternatesOf = (path: (locale: Locale) => string): Record<Locale, string> => ({ en: path('en'), de: path('de') });
