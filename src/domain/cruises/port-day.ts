import type { Locale } from '#contracts/common.ts';
import type { BookedCall } from '../booked-item.ts';
import { formatDays } from '../day.ts';
import { berthText, clocksAt, stayText, type Clocks, type ShoreCallWords } from './shore-call-texts.ts';
import { daysOfStay } from './voyage.ts';

/** What a ship does in port, in that order. */
const moments = ['arrival', 'allAboard', 'departure'] as const;

/** The stay of the ship that guests of a booking are from, in words. */
export type PortDay = {
  /** The same for all bookings of this stay. */
  id: string;
  ship: string;
  line: string;
  /** The voyage and its days; absent in bookings of earlier releases. */
  sailing?: { title: string; days: string };
  port: string;
  /** `In port from Wed 12 May 08:00 to 18:00` */
  stay: string;
  berth: string;
  times: readonly (Clocks & { moment: (typeof moments)[number] })[];
};

export function portDayOf(call: BookedCall, locale: Locale, words: ShoreCallWords): PortDay {
  const { cruiseRouteUuid, sailing, port, arrival, allAboard, departure } = call;
  const { from } = daysOfStay(call);
  return {
    id: [cruiseRouteUuid, port.en, arrival, allAboard, departure].join(' '),
    ship: call.cruiseShipName,
    line: call.cruiseLineName,
    ...(sailing && { sailing: { title: sailing.title[locale], days: formatDays(sailing, locale) } }),
    port: port[locale],
    stay: stayText(call, locale, words),
    berth: berthText(call, locale, words),
    times: moments.flatMap((moment) => {
      const wallTime = call[moment];
      return wallTime === undefined ? [] : [{ moment, ...clocksAt(wallTime, call, from, locale) }];
    }),
  };
}
