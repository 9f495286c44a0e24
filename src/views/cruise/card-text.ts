import type { Locale } from '#contracts/common.ts';
import type { BestDay } from '#domain/cruises/best-days.ts';
import { formatDay } from '#domain/day.ts';
import { minutesText } from '#domain/duration.ts';
import { shipCardMessages } from '#i18n/ship-card/index.ts';

/** What a tour's card says of the shopper's ship: `Meridian Dawn is in port on 8 Jan: fits, 2 hours to spare`. */
export function cardText(ship: string, { day: date, verdict: { fit, minutes } }: BestDay, locale: Locale): string {
  const t = shipCardMessages(locale);
  const day = formatDay(date, locale, { day: 'numeric', month: 'short' });
  if (fit === 'no') return t.no({ ship, day });
  // Where the voyage ends, nobody has to be back on board.
  return minutes === undefined ? t.fitsOpen({ ship, day }) : t[fit]({ ship, day, spare: minutesText(minutes, locale) });
}
