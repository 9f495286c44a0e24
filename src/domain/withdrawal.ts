import type { Locale } from '#contracts/common.ts';
import { formatInstant } from './day.ts';

/**
 * Where somebody withdraws from a contract (§ 356a BGB).
 * @param orderNumber filled in already; nothing else of a person stands in an address
 */
export const withdrawalPath = (locale: Locale, orderNumber?: string): string =>
  `/withdrawal?${new URLSearchParams({ lang: locale, ...(orderNumber !== undefined && { order: orderNumber }) }).toString()}`;

/** When a withdrawal arrived, for its receipt: `28 Nov 2026, 14:05 UTC`. Where who declares it is nobody knows. */
export const receivedText = (at: Date, locale: Locale): string => `${formatInstant(at, 'UTC', locale)} UTC`;
