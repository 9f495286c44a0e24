import type { Day, Locale } from '#contracts/common.ts';
import type { PortCall } from '#contracts/cruises.ts';
import { formatDay } from '#domain/day.ts';
import { minutesText } from '#domain/duration.ts';
import { cruiseMessages } from '#i18n/cruises/index.ts';

type Excursion = PortCall['tours'][number];

/** What the ship clock says of a departure, in a line: `10:00 to 14:30, 2 hours 30 minutes to spare`. @param day of the start */
export function clockText({ startingTime: start, verdict }: Excursion, day: Day, locale: Locale): string {
  const t = cruiseMessages(locale);
  const { fit, problem, minutes, backAt } = verdict;
  const time = minutes === undefined ? '' : minutesText(minutes, locale);
  const [backOn = '', backTime = ''] = backAt.split('T');
  const back = backOn === day ? backTime : `${formatDay(backOn, locale, { weekday: 'short' })} ${backTime}`;
  if (problem === 'starts-early') return t.startsEarly({ minutes: time });
  if (problem === 'ends-late') return t.endsLate({ minutes: time });
  if (minutes === undefined) return t.fitsOpen({ start, back });
  return (fit === 'tight' ? t.tight : t.fits)({ start, back, spare: time });
}
