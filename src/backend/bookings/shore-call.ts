import type { Locale } from '#contracts/common.ts';
import type { ShoreCallTexts } from '#contracts/shore-calls.ts';
import { visitStartOf } from '#domain/booked-item.ts';
import { shoreCallTexts } from '#domain/cruises/shore-call-texts.ts';
import { shoreCallMessages } from '#i18n/shore-call/index.ts';
import type { Booking } from './booking.ts';

/** The ship that the guests of a booking are from, in words; nothing where they are from none. */
export function shoreCallOf({ item }: Pick<Booking, 'item'>, locale: Locale): { shoreCall?: ShoreCallTexts } {
  if (!item.shoreCall) return {};
  return { shoreCall: shoreCallTexts(item.shoreCall, visitStartOf(item).day, locale, shoreCallMessages(locale)) };
}
