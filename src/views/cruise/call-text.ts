import type { Day, Locale } from '#contracts/common.ts';
import type { PortCall } from '#contracts/cruises.ts';
import { formatDay, instantOfWallTime, wallTimeIn } from '#domain/day.ts';
import { minutesText } from '#domain/duration.ts';
import { daysOfStay } from '#domain/cruises/voyage.ts';
import { cruiseMessages } from '#i18n/cruises/index.ts';

const timeOf = (wallTime: string): string => wallTime.slice(11);

/** When the ship is in port on a day of the call: `In port 07:00 to 19:30`, `Arrives 08:00`, `In port overnight`. */
function stayTexts(call: PortCall, day: Day, locale: Locale): string[] {
  const t = cruiseMessages(locale);
  const { from, to } = daysOfStay(call);
  const arrival = day === from && call.arrival !== undefined ? timeOf(call.arrival) : undefined;
  const departure = day === to && call.departure !== undefined ? timeOf(call.departure) : undefined;
  if (arrival !== undefined && departure !== undefined) return [t.inPort({ from: arrival, to: departure })];
  return [
    ...(arrival === undefined ? [] : [t.arrives({ time: arrival })]),
    ...(day < to ? [t.overnight] : []),
    ...(departure === undefined ? [] : [t.departs({ time: departure })]),
  ];
}

/** How far clocks on board are from those ashore; nothing where they show the same. */
function shipTimeText({ arrival, departure, timeZone, shipTimeZone }: PortCall, locale: Locale): string | undefined {
  const there = arrival ?? departure;
  if (shipTimeZone === undefined || there === undefined) return undefined;
  const onBoard = wallTimeIn(shipTimeZone, instantOfWallTime(there, timeZone));
  const minutes = (Date.parse(`${onBoard}Z`) - Date.parse(`${there}Z`)) / 60_000;
  if (minutes === 0) return undefined;
  const t = cruiseMessages(locale);
  const time = minutesText(Math.abs(minutes), locale);
  return t.shipTime({ difference: minutes > 0 ? t.later({ time }) : t.earlier({ time }) });
}

const degrees = (celsius: number, locale: Locale): string =>
  celsius.toLocaleString(locale, { style: 'unit', unit: 'celsius', unitDisplay: 'short' });

/** What weather is usual in the month of a day: `Usually 24°C by day, 17°C at night, 3 days of rain in May`. */
function weatherText({ climateNormals }: PortCall, day: Day, locale: Locale): string | undefined {
  if (!climateNormals) return undefined;
  const t = cruiseMessages(locale);
  const { high, low, rainDays } = climateNormals;
  return t.usualWeather({
    high: degrees(high, locale),
    low: degrees(low, locale),
    rain: rainDays === 0 ? t.noRain : t.rainDays(rainDays),
    month: formatDay(day, locale, { month: 'long' }),
  });
}

/** `Rome (Civitavecchia)`: the city, and the port where that is called otherwise. */
export const portText = ({ city, port }: Pick<PortCall, 'city' | 'port'>, locale: Locale): string =>
  city === port ? city : cruiseMessages(locale).portVia({ city, port });

/** What is to be known of a stay in a port on one of its days, in words. */
export function callTexts(call: PortCall, day: Day, locale: Locale) {
  const t = cruiseMessages(locale);
  const { allAboard, berth, terminal, intoTown, city } = call;
  const minutes = minutesText(intoTown.minutes, locale);
  const kilometres = intoTown.kilometres.toLocaleString(locale === 'en' ? 'en-GB' : locale);
  return {
    stay: stayTexts(call, day, locale),
    allAboard: allAboard?.startsWith(day) ? t.allAboard({ time: timeOf(allAboard) }) : undefined,
    facts: [
      berth === 'tender' ? t.tender : (terminal ?? t.docked),
      intoTown.kilometres < 2 ? t.besideTown : t.intoTown({ kilometres, city, minutes }),
    ],
    shipTime: shipTimeText(call, locale),
    weather: weatherText(call, day, locale),
  };
}
