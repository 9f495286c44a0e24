import type { Locale } from '#contracts/common.ts';
import type { ShoreCallTexts } from '#contracts/shore-calls.ts';
import { visitStartOf } from '#domain/booked-item.ts';
import { portDayOf, type PortDay } from '#domain/cruises/port-day.ts';
import { shoreCallTexts } from '#domain/cruises/shore-call-texts.ts';
import { shoreCallMessages } from '#i18n/shore-call/index.ts';
import type { Booking } from './booking.ts';

type Booked = Pick<Booking, 'item'>;

/** The ship that the guests of a booking are from, in words; nothing where they are from none. */
export function shoreCallOf({ item }: Booked, locale: Locale): { shoreCall?: ShoreCallTexts } {
  if (!item.shoreCall) return {};
  return { shoreCall: shoreCallTexts(item.shoreCall, visitStartOf(item).day, locale, shoreCallMessages(locale)) };
}

/** Its whole stay in port, in words. */
export const portDayIn = ({ item }: Booked, locale: Locale): { portDay?: PortDay } =>
  item.shoreCall ? { portDay: portDayOf(item.shoreCall, locale, shoreCallMessages(locale)) } : {};
