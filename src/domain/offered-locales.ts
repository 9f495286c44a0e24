import { locales, type OfferedLocales } from '#contracts/common.ts';

/** The languages of the brand that was built, its first being the default. */
export const offeredLocales: OfferedLocales = import.meta.env.LOCALES ?? locales;
