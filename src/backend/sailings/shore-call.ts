import type { Day, Locale } from '#contracts/common.ts';
import type { Selection } from '#contracts/quotes.ts';
import { visitStartOf, type BookedCall, type BookedItem } from '#domain/booked-item.ts';
import { shipProblem } from '#domain/cruises/ship-problem.ts';
import { shoreCallTexts, stayText } from '#domain/cruises/shore-call-texts.ts';
import type { Verdict } from '#domain/cruises/ship-clock.ts';
import type { ShipProblem } from '#domain/products/kind.ts';
import { shipPromiseMessages } from '#i18n/ship-promise/index.ts';
import { shoreCallMessages } from '#i18n/shore-call/index.ts';
import type { Call, CruiseRoute } from '../catalogue/cruises.ts';
import { callOn, callsFor, shipClockFor, type Excursion, daysAshore } from './excursion.ts';
import { findRoute, type Shop } from './shown.ts';

/** A departure of a tour, taken from a ship. */
export type ShoreCall = { route: CruiseRoute; call: Call; verdict: Verdict };

type Chosen = Pick<Selection, 'queryDate' | 'startingTime' | 'cruise'>;

/** The call of a sailing on the day of a departure, and what the ship clock says of it; nothing where the ship is elsewhere then. */
export function shoreCallIn(
  route: CruiseRoute,
  tour: Excursion,
  { queryDate, startingTime }: Omit<Chosen, 'cruise'>,
): ShoreCall | undefined {
  const call = callOn(callsFor(route, tour), queryDate);
  return call && { route, call, verdict: shipClockFor(tour, call)(queryDate, startingTime) };
}

/** The call during which something is chosen, or why there is none; nothing where it is not taken from a ship. */
export function shoreCallOf(shop: Shop, tour: Excursion, { cruise, ...chosen }: Chosen): ShoreCall | ShipProblem | undefined {
  if (!cruise) return undefined;
  const route = findRoute(shop, cruise.cruiseRouteUuid);
  return route ? (shoreCallIn(route, tour, chosen) ?? { code: 'ship_elsewhere' }) : { code: 'ship_gone' };
}

/** Why something that is chosen cannot be taken from its ship, or not without the shopper agreeing to it (`shipProblem`). */
export function shipProblemOf(shop: Shop, tour: Excursion, chosen: Chosen): ShipProblem | undefined {
  const found = shoreCallOf(shop, tour, chosen);
  if (!found || 'code' in found) return found;
  return shipProblem(found.verdict, chosen.cruise ?? {});
}

/** What is said of a stay in no language. */
const timesOf = ({ port: { timeZone }, arrival, departure, allAboard, berth, shipZone }: Call) => ({
  timeZone,
  ...(arrival === undefined ? {} : { arrival }),
  ...(departure === undefined ? {} : { departure }),
  ...(allAboard === undefined ? {} : { allAboard }),
  berth,
  ...(shipZone === undefined ? {} : { shipTimeZone: shipZone }),
});
const namesOf = ({ cruiseRouteUuid, ship, title, startDate, endDate }: CruiseRoute) => ({
  cruiseRouteUuid,
  cruiseLineName: ship.line.name,
  cruiseShipName: ship.name,
  sailing: { title, from: startDate, to: endDate },
});

/** A stay as it goes over the wire, without its city. */
export const callAnswer = (call: Call, locale: Locale) => ({
  port: call.port.name[locale],
  ...timesOf(call),
  ...(call.terminal ? { terminal: call.terminal[locale] } : {}),
});

/** A stay in words, for whoever may take a tour from there. */
export function shoreCallAnswer(route: CruiseRoute, call: Call, locale: Locale) {
  const words = shoreCallMessages(locale);
  const ship = words.shipIn({ ship: route.ship.name, port: call.port.name[locale] });
  return { cruiseRouteUuid: route.cruiseRouteUuid, ship, stay: stayText(call, locale, words), days: daysAshore(call) };
}

/** What a booking keeps of a stay alone. */
export const stayOf = (call: Call) => ({ ...timesOf(call), port: call.port.name, ...(call.terminal && { terminal: call.terminal }) });

export const bookedCallOf = ({ route, call, verdict }: ShoreCall): BookedCall => ({ ...stayOf(call), ...namesOf(route), verdict });

/** What is booked, with the call that it is booked for. @param cruise of the selection */
export function withShoreCall(shop: Shop, tour: Excursion, item: BookedItem, cruise: Selection['cruise']): BookedItem {
  const { day: queryDate, startingTime } = visitStartOf(item);
  const found = shoreCallOf(shop, tour, { queryDate, startingTime, cruise });
  return found && !('code' in found) ? { ...item, shoreCall: bookedCallOf(found) } : item;
}

const textsOf = (found: ShoreCall, day: Day, locale: Locale) => shoreCallTexts(bookedCallOf(found), day, locale, shoreCallMessages(locale));

/** Of a selection with a cruise, its call in words. */
export function chosenCallAnswer(shop: Shop, tour: Excursion, chosen: Chosen, locale: Locale) {
  const found = shoreCallOf(shop, tour, chosen);
  if (!found || 'code' in found) return undefined;
  const { ship_missed_call: promise } = shipPromiseMessages(locale);
  const { ship, clock } = textsOf(found, chosen.queryDate, locale);
  return { ship, clock, promise, verdict: found.verdict };
}

/** What the ship clock says of the departures of a tour on a day; nothing where the ship is elsewhere, or not of this shop. */
export function shipClockOn(shop: Shop, tour: Excursion, cruiseRouteUuid: string, day: Day, locale: Locale) {
  const route = findRoute(shop, cruiseRouteUuid);
  const call = route && callOn(callsFor(route, tour), day);
  if (!call) return undefined;
  const clock = shipClockFor(tour, call);
  return (startingTime: string) => {
    const verdict = clock(day, startingTime);
    return { verdict, clock: textsOf({ route, call, verdict }, day, locale).clock };
  };
}
