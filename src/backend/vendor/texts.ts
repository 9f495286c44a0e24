import type { Locale } from '#contracts/common.ts';
import { daysBegun } from '#domain/tour-card.ts';

/** `English, German` */
export const languageNames = (codes: readonly string[], locale: Locale): string => {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return codes.map((code) => names.of(code) ?? code).join(', ');
};

/** `3 hours, 30 minutes`, `2 days` */
export function durationText(minutes: number, locale: Locale): string {
  const days = daysBegun(minutes);
  const duration = days > 0 ? { days } : { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return new Intl.DurationFormat(locale, { style: 'long' }).format(duration);
}
