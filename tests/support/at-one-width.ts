import type { Locale } from '#contracts/common.ts';

/**
 * Details of a test that walks far: English on a desk, German on a phone. Both languages and both widths are walked, in two runs and not
 * in four.
 */
export const atOneWidth = (locale: Locale): { tag?: '@phone-only' } => (locale === 'de' ? { tag: '@phone-only' } : {});
