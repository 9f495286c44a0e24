import type { Locale } from '#contracts/common.ts';
import { visitStartOf } from '#domain/booked-item.ts';
import type { CallChange } from '#domain/cruises/changed-call.ts';
import { shoreCallLines, shoreCallTexts } from '#domain/cruises/shore-call-texts.ts';
import { formatDay, wallTimeIn } from '#domain/day.ts';
import { callChangeMessages } from '#i18n/call-changes/index.ts';
import { shoreCallMessages } from '#i18n/shore-call/index.ts';
import type { Booking } from '../../bookings/booking.ts';
import type { Block } from '../../mail/letter.ts';

/** `Wed 16 Dec, 08:00` */
export function wallTimeText(wallTime: string, locale: Locale): string {
  const [day = '', time = ''] = wallTime.split('T');
  return `${formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short' })}, ${time}`;
}

/** Until when the booker can choose, by the clocks of the venue. */
export const deadlineText = ({ item }: Pick<Booking, 'item'>, { until = '' }: CallChange, locale: Locale): string =>
  wallTimeText(wallTimeIn(item.span.timeZone, new Date(until)), locale);

/** The call as it is now, and what the ship clock says of the booking. @param title of the lines about the clock */
export function shipBlocks({ item }: Pick<Booking, 'item'>, locale: Locale, title: string): Block[] {
  const { shoreCall } = item;
  if (!shoreCall) return [];
  const say = callChangeMessages(locale);
  const times = (['arrival', 'allAboard', 'departure'] as const).flatMap((name) => {
    const time = shoreCall[name];
    return time === undefined ? [] : [{ label: say[name], value: wallTimeText(time, locale) }];
  });
  const texts = shoreCallTexts(shoreCall, visitStartOf(item).day, locale, shoreCallMessages(locale));
  return [
    { kind: 'section', title, lines: shoreCallLines(texts) },
    { kind: 'facts', facts: [{ label: say.port, value: shoreCall.port[locale] }, ...times] },
  ];
}
