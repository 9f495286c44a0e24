/** Requirements 9. Apart from the schemas, because every page's first script needs them. */
export const currencyCodes = ['EUR', 'USD', 'CAD', 'GBP', 'JPY', 'CHF'] as const;
