import { locales, mostItems, type Locale } from '#contracts/common.ts';
import { tripDoorMessages } from '#i18n/trip-doors/index.ts';

function namesOf(locale: Locale): string {
  const t = tripDoorMessages(locale);
  return Array.from({ length: mostItems + 1 }, (_, number) => (number > 0 ? t.tripOf(number) : t.trip)).join('|');
}

/** What the way to the trip is called with each number of stops in it: the page's own script is too small for the rules of plurals. */
export const tripNames = Object.fromEntries(locales.map((locale) => [locale, namesOf(locale)])) as Record<Locale, string>;
