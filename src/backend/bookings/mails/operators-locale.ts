import type { Locale } from '#contracts/common.ts';

/** Operators come from everywhere: they are written to in English, unless the brand does not have it. */
export const operatorsLocale: Locale = 'en';
