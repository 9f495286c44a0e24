import { expect, it } from 'vitest';
import { geoInterpolate } from 'd3-geo';
import type { PortsSource, SeaLanesSource } from '#backend/catalogue/cruise-source.ts';
import type { CruiseRoute, Port } from '#backend/catalogue/cruises.ts';
import { distanceBetween, type Coordinates } from '#domain/distance.ts';
import { readLand } from '#tests/support/land.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';

const { cruises } = await readCatalogue();
const routes = [...cruises.routes.values()];
const ports = new Set(Object.keys(cruises.sources[1] as PortsSource));
const isOnRiver = ({ ship }: CruiseRoute): boolean => ship.id === 'meridian-danube';

const legsOf = ({ calls }: CruiseRoute): [Port, Port][] =>
  calls.slice(1).flatMap(({ port }, index) => {
    const from = calls[index]?.port;
    return from && from.id !== port.id ? [[from, port]] : [];
  });
const pairs = ([a, b]: [Port, Port]): string => [a.id, b.id].sort().join(' to ');
const legs = (of: readonly CruiseRoute[]) => new Map(of.flatMap(legsOf).map((leg) => [pairs(leg), leg]));

/** A look at every so many kilometres, and how many of them a leg has on land: its ports are there, and fjords are narrow. */
const step = 2;
const most = { kilometres: 20, share: 0.03 };

function kilometresOnLand(way: readonly Coordinates[], isOnLand: (place: Coordinates) => boolean) {
  let [onLand, all] = [0, 0];
  for (const [index, to] of way.slice(1).entries()) {
    const from = way[index] ?? to;
    const kilometres = distanceBetween(from, to);
    const looks = Math.max(2, Math.ceil(kilometres / step));
    const between = geoInterpolate([from.longitude, from.latitude], [to.longitude, to.latitude]);
    const hits = Array.from({ length: looks }, (_, look) => between((look + 0.5) / looks)).filter(([longitude, latitude]) =>
      isOnLand({ latitude, longitude }),
    );
    onLand += (hits.length * kilometres) / looks;
    all += kilometres;
  }
  return { onLand, all };
}

it('no ship of the sample sailings crosses land on its way, but for those on the river', () => {
  const isOnLand = readLand();
  const far = [...legs(routes.filter((route) => !isOnRiver(route)))].flatMap(([name, [from, to]]) => {
    const { onLand, all } = kilometresOnLand([from, ...cruises.wayBetween(from.id, to.id), to], isOnLand);
    return onLand > Math.max(most.kilometres, most.share * all) ? [`${name}: ${Math.round(onLand)} of ${Math.round(all)} km`] : [];
  });
  expect(far).toEqual([]);
}, 60_000);

it('no lane ends at sea, where no other begins', () => {
  const { lanes } = cruises.sources[3] as SeaLanesSource;
  const steps = Map.groupBy(lanes.flat().map(String), (step) => step);
  const ends = lanes.flatMap((lane) => [lane[0], lane.at(-1)].map(String));
  expect(ends.filter((end) => !ports.has(end) && steps.get(end)?.length === 1)).toEqual([]);
});

it('each of their legs has its lanes', () => {
  const straight = [...legs(routes)].filter(([, [from, to]]) => cruises.wayBetween(from.id, to.id).length === 0).map(([name]) => name);
  expect(straight).toEqual([]);
});

it('lanes lead no farther than out of one fjord and into another', () => {
  const around = [...legs(routes)].flatMap(([name, [from, to]]) => {
    const way = [from, ...cruises.wayBetween(from.id, to.id), to];
    const length = way.slice(1).reduce((sum, place, index) => sum + distanceBetween(way[index] ?? place, place), 0);
    return length > 4 * distanceBetween(from, to) ? [`${name}: ${Math.round(length)} km`] : [];
  });
  expect(around).toEqual([]);
});
