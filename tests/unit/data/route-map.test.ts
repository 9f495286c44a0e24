import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CruiseRoute } from '#backend/catalogue/cruises.ts';
import { portAnswer } from '#backend/cruises/route-answer.ts';
import { locales, type Locale } from '#contracts/common.ts';
import type { Cruise } from '#contracts/cruises.ts';
import { drawCruise } from '#data/route-map.ts';
import { voyageDays } from '#domain/cruises/voyage.ts';
import { cruiseWith, portCall } from '#tests/support/port-call.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { routeMapView, type PictureView } from '#views/cruise/route-map-view.ts';

const catalogue = await readCatalogue();
const routes = [...catalogue.cruises.routes.values()];

/** As far as the map needs it. */
function cruiseOf({ calls, dateLine }: CruiseRoute, locale: Locale): Cruise {
  const days = voyageDays(calls, dateLine).map(({ day, calls: here }) => ({
    day,
    calls: here.map(({ port, arrival, departure }) =>
      portCall({ ...portAnswer(catalogue, port, locale), port: port.name[locale], arrival, departure }),
    ),
  }));
  const way = calls.flatMap(({ port }, index) => [...catalogue.cruises.wayBetween(calls[index - 1]?.port.id ?? port.id, port.id), port]);
  return { ...cruiseWith(days), way };
}

function mapOf(route: CruiseRoute, locale: Locale) {
  const map = drawCruise(cruiseOf(route, locale));
  if (!map) throw new Error('a sailing without ports');
  return { map, view: routeMapView(map, locale) };
}

type Rect = { x: number; y: number; width: number; height: number };
const areApart = (a: Rect, b: Rect): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** What is wrong with a picture. */
function troublesOf({ marks }: PictureView): string[] {
  const labels = marks.flatMap(({ label }) => label ?? []);
  return [
    ...marks.flatMap(({ label }) => (label?.name ? [] : ['a port without a name'])),
    ...labels.flatMap((label, index) =>
      labels
        .slice(index + 1)
        .flatMap((other) => (areApart(label.box, other.box) ? [] : [`${label.name?.text} covers ${other.name?.text}`])),
    ),
    ...labels.flatMap(({ box, name }) =>
      marks.flatMap(({ at }) => (areApart(box, { ...at, width: 0, height: 0 }) ? [] : [`${name?.text} covers a port`])),
    ),
  ];
}

describe.each(locales)('the maps of the sample sailings, %s', (locale) => {
  it.each(routes.map((route) => [route.title[locale], route] as const))('%s', (_, route) => {
    const { map, view } = mapOf(route, locale);
    expect([troublesOf(view.wide), troublesOf(view.narrow)]).toEqual([[], []]);
    expect(view.wide.marks).toHaveLength(new Set(route.calls.map(({ port }) => port.id)).size);
    const { sea, land, borders, way } = map;
    expect(gzipSync([sea, land, borders, way].join('')).length).toBeLessThan(7_000);
  });
});

describe('what a map says', () => {
  const route = routes.find(
    ({ calls }) => calls.length > 2 && calls[0]?.port === calls.at(-1)?.port && calls[0]?.port.id === 'civitavecchia',
  )!;

  it.each([
    ['en', ['Rome', 'Civitavecchia · Start and end', 'Civitavecchia']],
    ['de', ['Rom', 'Civitavecchia · Start und Ziel', 'Civitavecchia']],
  ] as const)('of the port where a sailing starts and ends, %s', (locale, said) => {
    const { wide, narrow } = mapOf(route, locale).view;
    const [first] = wide.marks;
    expect([first?.label?.name?.text, first?.label?.note?.text, narrow.marks[0]?.label?.note?.text]).toEqual(said);
    expect(first).toMatchObject({ isEdge: true, label: { days: { text: expect.stringMatching(/^1 · \d+$/) } } });
    expect(wide.marks.slice(1).some(({ isEdge }) => isEdge)).toBe(false);
  });

  it('goes straight from port to port where nobody says where the ship bends', () => {
    const { way: _, ...cruise } = cruiseOf(route, 'en');
    const map = drawCruise(cruise);
    expect(map?.along.length).toBeGreaterThan(0);
    expect(map?.way).not.toBe(mapOf(route, 'en').map.way);
  });

  it('is nothing of a voyage without ports', () => {
    expect(drawCruise(cruiseWith([{ day: '2027-05-12', calls: [] }]))).toBeUndefined();
  });
});
