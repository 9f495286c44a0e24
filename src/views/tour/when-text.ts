import type { Day, Locale } from '#contracts/common.ts';
import { formatDay } from '#domain/day.ts';
import type { FreeDay } from '#domain/free-days.ts';
import type { Period } from '#domain/periods.ts';
import { whenMessages } from '#i18n/when/index.ts';

/** `Fri 27 Nov` */
export const shortDay = (day: Day, locale: Locale): string => formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short' });

/** `27 Nov to 29 Nov`, or the day alone. */
export function periodText({ from, to }: Period, locale: Locale): string {
  const text = (day: Day) => formatDay(day, locale, { day: 'numeric', month: 'short' });
  return from === to ? shortDay(from, locale) : whenMessages(locale).range({ from: text(from), to: text(to) });
}

/** What a card says of its tour's next free day: how few places are left, the day within chosen ones, or the next of all. */
export function freeText({ day, placesLeft }: FreeDay, hasDays: boolean, locale: Locale): string {
  const t = whenMessages(locale);
  const words = { day: shortDay(day, locale) };
  if (placesLeft !== undefined) return t.fewLeft(words)(placesLeft);
  return hasDays ? t.free(words) : t.next(words);
}
