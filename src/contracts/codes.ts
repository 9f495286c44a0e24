/** The codes themselves, apart from the schemas made of them: what runs on every page before the first touch needs no schema library. */
export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

/** Spec section 9. */
export const currencyCodes = ['EUR', 'USD', 'CAD', 'GBP', 'JPY', 'CHF'] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

export const productTypes = ['tours', 'activities', 'shows'] as const;
export type ProductType = (typeof productTypes)[number];
