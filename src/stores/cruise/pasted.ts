import { fetchCruiseLines, fetchCruisePorts, fetchCruiseRoutes, fetchCruiseShips } from '#api/cruises.ts';
import type { Locale } from '#contracts/common.ts';
import { matchesOf, readItinerary, type Itinerary, type Match } from '#domain/cruises/read-itinerary.ts';
import { shipsNamedIn } from '#domain/cruises/find-sailings.ts';
import { dayIn } from '#domain/day.ts';
import { remoteStore } from '../browser/remote.ts';

/** What was made out of a pasted text. */
type Pasted = Itinerary & { matches: Match[] };

const pasted = remoteStore<Pasted | null>(null);

/** Nothing before a text was read. */
export const $pasted = pasted.$state;
export const forgetPasted = (): void => pasted.reset();

/** Sailings of so many ships are asked for at most. */
const mostShips = 8;

/**
 * Understands an itinerary or a boarding pass. The text stays in the browser: the services are asked for ships, ports and sailings alone.
 * @param organizationId of a shop that shows its own line alone
 */
export const readPasted = (text: string, locale: Locale, organizationId: string | undefined): Promise<void> =>
  pasted.load(async (signal) => {
    const [lines, ports] = await Promise.all([fetchCruiseLines(organizationId, { signal }), fetchCruisePorts(locale, { signal })]);
    const shipsOf = lines.map(async (line) => (await fetchCruiseShips(line.cruiseLineUuid, { signal })).map((ship) => ({ line, ship })));
    const ships = (await Promise.all(shipsOf)).flat();
    const named = shipsNamedIn(text, ships);
    const asked = (named.length > 0 ? named : ships).slice(0, mostShips);
    const sailings = await Promise.all(asked.map(({ ship }) => fetchCruiseRoutes(ship.cruiseShipUuid, locale, { signal })));
    const itinerary = readItinerary(text, ports, dayIn('UTC', new Date()));
    return { ...itinerary, matches: matchesOf(itinerary, sailings.flat()) };
  });
