import type { Locale } from '#contracts/common.ts';
import type * as contracts from '#contracts/cruises.ts';
import type { CruiseLine, CruiseShip } from '../catalogue/cruises.ts';

/** Requirements 3.13. */
export const lineAnswer = ({ name, cruiseLineUuid, description }: CruiseLine, locale: Locale): contracts.CruiseLine => ({
  name,
  cruiseLineUuid,
  ...(description && { description: description[locale] }),
});

/** Requirements 3.14. */
export function shipAnswer(ship: CruiseShip, locale: Locale): contracts.CruiseShip {
  const { name, cruiseShipUuid, description, berthing, guests, decks, launched } = ship;
  return {
    name,
    cruiseShipUuid,
    ...(description && { description: description[locale] }),
    ...(berthing && { berthing: berthing[locale] }),
    ...(guests !== undefined && { guests }),
    ...(decks !== undefined && { decks }),
    ...(launched !== undefined && { launched }),
  };
}
