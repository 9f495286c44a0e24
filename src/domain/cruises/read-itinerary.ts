import type { Day } from '#contracts/common.ts';
import type { CruisePort, CruiseRoute } from '#contracts/cruises.ts';
import { foldText, withoutAccents } from '../words.ts';
import { writtenDays } from './written-days.ts';

/** More is no itinerary. */
export const longestItinerary = 10_000;

/** A stay that an itinerary names. `days`: what its date may be, the likeliest first; empty where it has none. */
export type WrittenCall = { port: CruisePort; days: readonly Day[] };
/** What can be made out of an itinerary. `days`: each date in it, as above. */
export type Itinerary = { calls: WrittenCall[]; days: (readonly Day[])[] };

/** The ports that a text names, in the order in which it does so; of a name within another (`Palma` in `La Palma`) the longer one. */
function portsIn(text: string, ports: readonly CruisePort[]): CruisePort[] {
  const folded = foldText(text);
  const named = ports.flatMap((port) =>
    port.names.flatMap((name) => {
      const at = folded.indexOf(foldText(name));
      return at < 0 ? [] : [{ port, from: at, to: at + foldText(name).length }];
    }),
  );
  const whole = named.filter(
    (one) =>
      !named.some((other) => other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from),
  );
  return [...new Set(whole.sort((a, b) => a.from - b.from).map(({ port }) => port))];
}

/** A line of an itinerary; one that names several days is several. */
function linesOf(text: string, today: Day): { text: string; days: readonly Day[] | undefined }[] {
  return text.split('\n').flatMap((line) => {
    const written = writtenDays(line, today);
    if (written.length < 2) return [{ text: line, days: written[0]?.days }];
    return written.map(({ days, at }, index) => ({ text: line.slice(at, written[index + 1]?.at), days }));
  });
}

/** Reads dates and ports out of what a shopper has pasted: a line of an itinerary, a mail, a boarding pass. */
export function readItinerary(pasted: string, ports: readonly CruisePort[], today: Day): Itinerary {
  const calls: WrittenCall[] = [];
  const days: (readonly Day[])[] = [];
  // A date in a line of its own belongs to the port in the next.
  let open: readonly Day[] = [];
  for (const line of linesOf(withoutAccents(pasted.slice(0, longestItinerary).toLowerCase()), today)) {
    if (line.days) days.push((open = line.days));
    const named = portsIn(line.text, ports);
    calls.push(...named.map((port) => ({ port, days: open })));
    if (named.length > 0) open = [];
  }
  return { calls, days };
}

/** A sailing that an itinerary may be of. `agreeing`: so many of its ports are in it. */
export type Match = { sailing: CruiseRoute; agreeing: number };

const isWithin = ({ routeStartDate, routeEndDate }: CruiseRoute, days: readonly Day[]): boolean =>
  days.some((day) => routeStartDate <= day && day <= routeEndDate);

/** The sailings that have one of an itinerary's dates, and more than half of its ports; the likeliest first. */
export function matchesOf({ calls, days }: Itinerary, sailings: readonly CruiseRoute[]): Match[] {
  const dated = new Set(days.flat());
  const named = new Set(calls.map(({ port }) => port.locationUuid));
  const scored = sailings.map((sailing) => {
    const agreeing = new Set(sailing.cruiseRoutePorts.map(({ locationUuid }) => locationUuid).filter((id) => named.has(id))).size;
    const within = days.filter((one) => isWithin(sailing, one)).length;
    const ends = [sailing.routeStartDate, sailing.routeEndDate].filter((day) => dated.has(day)).length;
    return { sailing, agreeing, within, score: ends * 3 + within + agreeing };
  });
  return scored
    .filter(({ agreeing, within }) => (days.length === 0 || within > 0) && (named.size === 0 || agreeing * 2 > named.size))
    .sort((a, b) => b.score - a.score || a.sailing.routeStartDate.localeCompare(b.sailing.routeStartDate, 'en'))
    .map(({ sailing, agreeing }) => ({ sailing, agreeing }));
}

/** The cities of an itinerary that have tours, each with its day where that is known, once. */
export function portsWithTours(calls: readonly WrittenCall[]): { cityId: string; city: string; day: Day | undefined }[] {
  const stays = calls.flatMap(({ port: { cityId, city }, days: [day] }) => (cityId === undefined ? [] : [{ cityId, city, day }]));
  return [...new Map(stays.map((stay) => [`${stay.cityId} ${stay.day ?? ''}`, stay])).values()];
}
