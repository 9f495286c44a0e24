import type { Locale } from '#contracts/common.ts';
import type { CruiseRoute } from '#contracts/cruises.ts';
import { isUnderWay } from '#domain/cruises/itineraries.ts';
import { dayIn, daysBetween, formatDays } from '#domain/day.ts';
import { paths } from '#domain/routes.ts';
import { cruiseMessages } from '#i18n/cruises/index.ts';
import { fleetMessages } from '#i18n/fleet/index.ts';

/** A sailing as cards name it, and search engines. */
export function sailingText(sailing: CruiseRoute, locale: Locale) {
  const { cruiseRouteUuid, routeStartDate: from, routeEndDate: to, cruiseRoutePorts } = sailing;
  return {
    name: { en: sailing.title_en, de: sailing.title_de }[locale],
    path: paths.cruise(locale, cruiseRouteUuid),
    dates: `${formatDays({ from, to }, locale)} · ${cruiseMessages(locale).nights(daysBetween(from, to))}`,
    ports: cruiseRoutePorts.map(({ city }) => city).join('\u00a0· '),
  };
}

/** What stands above the sailing of a ship that comes first. */
export function nextText(sailing: CruiseRoute, locale: Locale, now: Date): string {
  const t = fleetMessages(locale);
  return isUnderWay(sailing, dayIn('UTC', now)) ? t.underWay : t.nextSailing;
}
