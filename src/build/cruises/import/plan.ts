import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { cruiseRouteSource } from '#backend/catalogue/cruise-source.ts';
import { cruisesOf } from '#backend/catalogue/cruises.ts';
import type { Sources } from '#backend/catalogue/read.ts';
import { readCsv, type Problem } from './csv.ts';
import type { RouteFile } from './route-file.ts';
import { sailingsOf, type Sailing } from './sailings.ts';
import { shipsInTwoPlaces } from './two-places.ts';

/** What becomes of the file of a sailing. */
export type Change = { route: string; kind: 'added' | 'changed' | 'unchanged'; file: RouteFile };
type Known = Pick<Sources, 'cruises' | 'places'>;

/** What is not in the CSV stays as it is: a file's uuid, and a day that does not come or comes twice. */
function changeOf({ route, ship, title, calls }: Sailing, { cruises: { routes } }: Known): Change {
  const there = Object.hasOwn(routes, route) ? routes[route] : undefined;
  const { cruiseRouteUuid, dateLine } = there ?? { cruiseRouteUuid: randomUUID(), dateLine: undefined };
  const file = { cruiseRouteUuid, ship, title, ...(dateLine ? { dateLine } : {}), calls };
  if (!there) return { route, kind: 'added', file };
  return { route, kind: isDeepStrictEqual(v.parse(cruiseRouteSource, file), there) ? 'unchanged' : 'changed', file };
}

/** What the shop itself would refuse of a sailing of which nothing has been said. */
function refusalOf({ route, file }: Change, { rows }: Sailing, { cruises, places }: Known): Problem[] {
  try {
    cruisesOf({ ...cruises, routes: { [route]: v.parse(cruiseRouteSource, file) } }, new Map(Object.entries(places)));
    return [];
  } catch (error) {
    return [{ line: rows[0].line, text: error instanceof Error ? error.message : 'it cannot be read' }];
  }
}

const byLine = (a: Problem, b: Problem): number => a.line - b.line;

/**
 * What a CSV makes of the catalogue's sailings: every problem by its line, or, if there is none, what becomes of each sailing.
 * @throws Error naming the file, when the ports of the catalogue are wrong themselves
 */
export function planOf(csv: Uint8Array, known: Known): { problems: Problem[] } | { changes: Change[] } {
  const { rows, problems: unreadable } = readCsv(csv);
  const { sailings, problems: wrong } = sailingsOf(rows, known.cruises);
  const isSaid = ({ line, column }: Problem): boolean => wrong.some((other) => other.line === line && other.column === column);
  const problems = [...unreadable, ...wrong, ...shipsInTwoPlaces(sailings, known.cruises).filter((problem) => !isSaid(problem))];
  if (problems.length > 0) return { problems: problems.sort(byLine) };
  cruisesOf({ ...known.cruises, routes: {} }, new Map(Object.entries(known.places)));
  const changes = sailings.map((sailing) => changeOf(sailing, known));
  const refusals = changes.flatMap((change, index) => refusalOf(change, sailings[index] as Sailing, known));
  return refusals.length > 0 ? { problems: refusals } : { changes };
}
