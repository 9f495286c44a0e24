import type { Locale } from '#contracts/common.ts';
import { daysBegun } from '#domain/tour-card.ts';

/** The few words of the vendor's own that no catalogue file holds. */
export const words = {
  en: {
    Language: 'Language',
    Duration: 'Duration',
    included: "What's included",
    notIncluded: 'Not included',
    goodToKnow: 'Good to know',
    picture: (category: string, city: string) => `Illustrated poster of ${city}: ${category}`,
  },
  de: {
    Language: 'Sprache',
    Duration: 'Dauer',
    included: 'Inbegriffen',
    notIncluded: 'Nicht inbegriffen',
    goodToKnow: 'Gut zu wissen',
    picture: (category: string, city: string) => `Illustriertes Plakat von ${city}: ${category}`,
  },
} satisfies Record<Locale, unknown>;

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
