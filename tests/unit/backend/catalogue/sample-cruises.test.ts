import { describe, expect, it } from 'vitest';
import type { CruiseRoute } from '#backend/catalogue/cruises.ts';
import { locales } from '#contracts/common.ts';
import { brandFactsOf } from '#build/brand/files.ts';
import { voyageDays } from '#domain/cruises/voyage.ts';
import { daysBetween, instantOfWallTime } from '#domain/day.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';

const { cruises, destinations } = await readCatalogue();
const routes = [...cruises.routes.values()];
const nameOf = ({ ship, startDate }: CruiseRoute): string => `${ship.name}, ${startDate}`;

/** When a ship is on a sailing, in milliseconds. */
function whenOf({ calls }: CruiseRoute): { from: number; to: number } {
  const [first, last] = [calls[0], calls.at(-1)];
  if (first?.departure === undefined || last?.arrival === undefined) throw new Error('a sailing without an end');
  return {
    from: instantOfWallTime(first.departure, first.port.timeZone).getTime(),
    to: instantOfWallTime(last.arrival, last.port.timeZone).getTime(),
  };
}

describe('the sample cruises', () => {
  it('are forty sailings or more, of all ships, each with two calls or more', () => {
    expect(routes.length).toBeGreaterThanOrEqual(40);
    expect(new Set(routes.map(({ ship }) => ship))).toEqual(new Set(cruises.ships.values()));
    expect(routes.filter(({ calls }) => calls.length < 2).map(nameOf)).toEqual([]);
  });

  it('say of each ship where guests come ashore by its boats', () => {
    for (const ship of cruises.ships.values()) {
      const calls = routes.filter((route) => route.ship === ship).flatMap((route) => route.calls);
      for (const { port } of calls.filter(({ berth }) => berth === 'tender'))
        for (const locale of locales) expect(ship.berthing?.[locale], ship.name).toContain(port.name[locale].replace(/ \(.*/, ''));
    }
  });

  it('have no ship in two places', () => {
    for (const ship of cruises.ships.values()) {
      const own = routes.filter((route) => route.ship === ship).sort((a, b) => whenOf(a).from - whenOf(b).from);
      const before = own.slice(1).filter((route, index) => whenOf(route).from <= whenOf(own[index]!).to);
      expect(before.map(nameOf)).toEqual([]);
    }
  });

  it('have stays of an hour or more, and everybody aboard no earlier than the ship is there and no later than it sails', () => {
    for (const route of routes) {
      for (const { arrival, allAboard, departure, port } of route.calls) {
        if (arrival === undefined || departure === undefined) continue;
        const [from = 0, aboard = 0, to = 0] = [arrival, allAboard ?? '', departure].map((time) =>
          instantOfWallTime(time, port.timeZone).getTime(),
        );
        expect(to - from, `${nameOf(route)}: ${port.id}`).toBeGreaterThanOrEqual(3_600_000);
        expect(from < aboard && aboard < to, `${nameOf(route)}: ${port.id}`).toBe(true);
      }
    }
  });

  it('cross the date line on a day at sea of the voyage, where they do', () => {
    const crossing = routes.filter(({ dateLine }) => dateLine);
    expect(crossing.length).toBeGreaterThan(0);
    for (const route of crossing) {
      const onDay = voyageDays(route.calls).find(({ day }) => day === route.dateLine?.day);
      expect(onDay?.calls, nameOf(route)).toEqual([]);
      const days = daysBetween(route.startDate, route.endDate) + 1;
      expect(voyageDays(route.calls, route.dateLine)).toHaveLength(route.dateLine?.comes === 'never' ? days - 1 : days + 1);
    }
  });

  it('say of every port what weather is usual: warm and cold in the months of its side of the equator', () => {
    const ports = [...new Set(routes.flatMap(({ calls }) => calls.map(({ port }) => port)))];
    expect(ports.filter(({ climate }) => !climate).map(({ id }) => id)).toEqual([]);
    const halves = ports.flatMap(({ id, latitude, climate }) => {
      const [january = 0, july = 0] = [climate?.high[0], climate?.high[6]];
      const isTropical = Math.abs(latitude) < 23.5;
      return isTropical || july > january === latitude > 0 ? [] : [id];
    });
    expect(halves).toEqual([]);
  });

  it('call at every destination of the shop that has a port, and belong to shops that there are', async () => {
    const called = new Set(routes.flatMap(({ calls }) => calls.flatMap(({ port }) => port.city ?? [])));
    expect([...called].filter((city) => !destinations.has(city))).toEqual([]);
    const ports = Object.values(cruises.sources[1] as Record<string, { city?: string }>).flatMap(({ city }) => city ?? []);
    expect([...new Set(ports)].filter((city) => !called.has(city))).toEqual([]);
    const { organizationId } = await brandFactsOf('blue-petrel');
    expect(organizationId).toBeDefined();
    expect(cruises.lines.some((line) => line.organizationId === organizationId)).toBe(true);
  });
});
