/** BCP 47 tags that the browser and the operating system understand, for `Intl` and `<html lang>`. */
export const languageTag = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** `en_GB`: as Open Graph writes a language with its territory. */
export const openGraphLocale = (locale: string): string => ({ en: 'en_GB', de: 'de_DE' })[locale] ?? locale;

/** How each language calls itself. */
export const languageName = (locale: string): string => ({ en: 'English', de: 'Deutsch' })[locale] ?? locale;
