import type { Locale } from '#contracts/common.ts';

/** The language that the page is written in: not-found pages stand at any path. The layout takes it from the brand's locales. */
export const pageLocale = (): Locale => document.documentElement.lang.slice(0, 2) as Locale;
