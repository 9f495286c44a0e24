import type { Locale } from '#contracts/common.ts';

/** `English, German` */
export const languageNames = (codes: readonly string[], locale: Locale): string => {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return codes.map((code) => names.of(code) ?? code).join(', ');
};
