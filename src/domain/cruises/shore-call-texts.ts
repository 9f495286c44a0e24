import type { Day, Locale } from '#contracts/common.ts';
import type { ShoreCallTexts } from '#contracts/shore-calls.ts';
import type { BookedCall } from '../booked-item.ts';
import { formatDay, instantOfWallTime, wallTimeIn } from '../day.ts';
import { minutesText } from '../duration.ts';

/** What is said of a ship and its clock. */
export type ShoreCallWords = {
  shipIn: (about: { ship: string; port: string }) => string;
  onBoard: (about: { time: string; there: string }) => string;
  back: (about: { back: string }) => string;
  fits: (about: { back: string; allAboard: string; spare: string }) => string;
  tight: (about: { back: string; allAboard: string; spare: string }) => string;
  endsLate: (about: { back: string; allAboard: string; time: string }) => string;
  startsEarly: (about: { time: string }) => string;
  stay: (times: { from: string; to: string }) => string;
  stayFrom: (times: { from: string }) => string;
  stayUntil: (times: { to: string }) => string;
  docked: string;
  dockedAt: (about: { terminal: string }) => string;
  tender: string;
  tenderAt: (about: { terminal: string }) => string;
};

/** `13:30`, on another day than the tour begins `Thu 01:30`. */
function timeOn(wallTime: string, day: Day, locale: Locale, format: Intl.DateTimeFormatOptions = { weekday: 'short' }): string {
  const [on = '', time = ''] = wallTime.split('T');
  return on === day ? time : `${formatDay(on, locale, format)} ${time}`;
}

/** A wall time of the port; `onBoard` is there where clocks on board show another one at that moment. */
export type Clocks = { inPort: string; onBoard?: string };

/** Each names its day where that is another one: in port than `day`, on board than in port. */
export function clocksAt(wallTime: string, { timeZone, shipTimeZone }: BookedCall, day: Day, locale: Locale): Clocks {
  const inPort = timeOn(wallTime, day, locale);
  if (shipTimeZone === undefined) return { inPort };
  const onBoard = wallTimeIn(shipTimeZone, instantOfWallTime(wallTime, timeZone));
  return onBoard === wallTime ? { inPort } : { inPort, onBoard: timeOn(onBoard, wallTime.slice(0, 10), locale) };
}

/** A time as the port's clocks show it, and where those on board show another one at that moment, that one beside it. */
function timeText(wallTime: string, call: BookedCall, day: Day, locale: Locale, words: ShoreCallWords): string {
  const { inPort: time, onBoard: there } = clocksAt(wallTime, call, day, locale);
  return there === undefined ? time : words.onBoard({ time, there });
}

/** When guests are back, and what is left until all aboard; nothing of that where the voyage ends here. */
function clockText(call: BookedCall, day: Day, locale: Locale, words: ShoreCallWords): string {
  const { allAboard, verdict } = call;
  const [back, minutes] = [timeText(verdict.backAt, call, day, locale, words), minutesText(verdict.minutes ?? 0, locale)];
  if (verdict.problem === 'starts-early') return words.startsEarly({ time: minutes });
  if (allAboard === undefined) return words.back({ back });
  const times = { back, allAboard: timeText(allAboard, call, day, locale, words) };
  if (verdict.problem === 'ends-late') return words.endsLate({ ...times, time: minutes });
  return (verdict.fit === 'tight' ? words.tight : words.fits)({ ...times, spare: minutes });
}

/** How guests come ashore. */
export function berthText({ berth, terminal }: BookedCall, locale: Locale, words: ShoreCallWords): string {
  if (terminal) return words[`${berth}At`]({ terminal: terminal[locale] });
  return words[berth];
}

/** All that is said of it, line by line. */
export const shoreCallLines = ({ ship, clock, berth }: ShoreCallTexts): string[] => [ship, clock, berth];

type Stay = Pick<BookedCall, 'arrival' | 'departure'>;

/** When the ship is in port, by the port's clocks: `In port from Wed 12 May 08:00 to 18:00`; an end of the voyage has one time alone. */
export function stayText({ arrival, departure }: Stay, locale: Locale, words: ShoreCallWords): string {
  const [day] = (arrival ?? '').split('T');
  const text = (wallTime: string) => timeOn(wallTime, '', locale, { weekday: 'short', day: 'numeric', month: 'long' });
  if (arrival === undefined) return words.stayUntil({ to: text(departure ?? '') });
  if (departure === undefined) return words.stayFrom({ from: text(arrival) });
  return words.stay({ from: text(arrival), to: departure.startsWith(day ?? '') ? departure.slice(11) : text(departure) });
}

/** The ship that guests of a booking are from, in words. @param day on which what is booked begins */
export const shoreCallTexts = (call: BookedCall, day: Day, locale: Locale, words: ShoreCallWords): ShoreCallTexts => ({
  ship: words.shipIn({ ship: call.cruiseShipName, port: call.port[locale] }),
  clock: clockText(call, day, locale, words),
  berth: berthText(call, locale, words),
  fit: call.verdict.fit,
});
