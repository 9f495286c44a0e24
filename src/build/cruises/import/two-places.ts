import type { CruiseRouteSource } from '#backend/catalogue/cruise-source.ts';
import type { CruiseSources } from '#backend/catalogue/read-cruises.ts';
import { instantOfWallTime } from '#domain/day.ts';
import type { Problem } from './csv.ts';
import type { Sailing } from './sailings.ts';

type Voyage = { ship: string; calls: readonly Pick<CruiseRouteSource['calls'][number], 'port' | 'arrival' | 'departure'>[] };
type Span = { route: string; ship: string; from: number; to: number; text: string };

/** From the first departure to the last arrival; nothing where one of them is wrong, which is said elsewhere. */
function spanOf(route: string, { ship, calls }: Voyage, ports: CruiseSources['ports']): Span | undefined {
  const [first, last] = [calls[0], calls.at(-1)];
  const [begin, end] = [ports[first?.port ?? ''], ports[last?.port ?? '']];
  if (first?.departure === undefined || last?.arrival === undefined || !begin || !end) return undefined;
  const [from, to] = [instantOfWallTime(first.departure, begin.timeZone), instantOfWallTime(last.arrival, end.timeZone)];
  return { route, ship, from: from.getTime(), to: to.getTime(), text: `${first.departure} to ${last.arrival}` };
}

/** Sailings of a ship that is on another one at the same time: one that is there and is not replaced, or one further up. */
export function shipsInTwoPlaces(sailings: readonly Sailing[], { ports, routes }: CruiseSources): Problem[] {
  const replaced = new Set(sailings.map(({ route }) => route));
  const kept = Object.entries(routes).filter(([route]) => !replaced.has(route));
  const spans = kept.flatMap(([route, source]) => spanOf(route, source, ports) ?? []);
  return sailings.flatMap((sailing): Problem[] => {
    const span = spanOf(sailing.route, sailing, ports);
    if (!span) return [];
    const others = spans.filter(({ ship, from, to }) => ship === span.ship && from < span.to && span.from < to);
    spans.push(span);
    return others.map((other) => ({
      line: sailing.rows[0].line,
      column: 'ship',
      text: `${span.ship} is on ${other.route} from ${other.text}: give another ship or other days, or take that sailing out first`,
    }));
  });
}
