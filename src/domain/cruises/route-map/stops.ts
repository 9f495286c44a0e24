import type { Cruise, PortCall } from '#contracts/cruises.ts';

/** A port of a sailing, once: on which of its days, counted from 1, the ship comes there. */
export type Stop = Pick<PortCall, 'city' | 'port' | 'latitude' | 'longitude'> & { days: number[]; isStart: boolean; isEnd: boolean };

const areOneStay = (a: PortCall, b: PortCall): boolean =>
  a.locationUuid === b.locationUuid && a.arrival === b.arrival && a.departure === b.departure;

/** The ports in the order in which the ship comes to them. A stay over night counts on its first day. */
export function stopsOf({ days }: Pick<Cruise, 'days'>): Stop[] {
  const stops = new Map<string, Stop>();
  let last: Stop | undefined;
  for (const [index, { calls }] of days.entries()) {
    for (const call of calls) {
      const { city, port, latitude, longitude } = call;
      const key = `${latitude} ${longitude}`;
      last = stops.get(key) ?? { city, port, latitude, longitude, days: [], isStart: stops.size === 0, isEnd: false };
      stops.set(key, last);
      if (!days[index - 1]?.calls.some((before) => areOneStay(before, call))) last.days.push(index + 1);
    }
  }
  if (last) last.isEnd = true;
  return [...stops.values()];
}
