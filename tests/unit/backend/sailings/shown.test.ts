import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#backend/catalogue/catalogue.ts';
import { findRoute, shownLines, shownRoutes, shownShips, type Shop } from '#backend/sailings/shown.ts';
import { brandFactsOf } from '#build/brand/files.ts';
import { cruisesLike, uuid, writtenLines, writtenPorts, writtenRoute } from '#tests/support/cruise-sources.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';

const ours = uuid(91);
const goose = {
  cruiseLineUuid: uuid(2),
  name: 'Goose',
  organizationId: ours,
  ships: { goose: { cruiseShipUuid: uuid(13), name: 'Goose' } },
};
const endsIn = (timeZone: string) => ({ ...writtenPorts, barcelona: { ...writtenPorts.barcelona, timeZone } });
const later = [
  { port: 'barcelona', departure: '2027-06-01T18:00' },
  { port: 'barcelona', arrival: '2027-06-03T07:00' },
];
/** With letters in it. */
const letters = '00000000-0000-4000-8000-00000000abcd';
const routes = {
  a: { ...writtenRoute(), cruiseRouteUuid: letters },
  b: writtenRoute(later, 32),
  c: { ...writtenRoute(undefined, 33), ship: 'goose' },
};

const content = await readCatalogue();
const brand = await brandFactsOf('landfall');
function shopAt(instant: string, organizationId?: string, timeZone = 'Europe/Madrid'): Shop {
  const cruises = cruisesLike({ lines: { ...writtenLines, goose }, ports: endsIn(timeZone), routes });
  const catalogue: Catalogue = { ...content, cruises };
  const { organizationId: _, ...nobodys } = brand;
  return {
    catalogue,
    brand: organizationId === undefined ? nobodys : { ...brand, organizationId },
    clock: () => new Date(instant),
  };
}
const swanOne = { cruiseShipUuid: uuid(11) };
const idsOf = (shop: Shop, ship = swanOne) => shownRoutes(shop, ship).map(({ cruiseRouteUuid }) => cruiseRouteUuid);

describe('a sailing', () => {
  it.each([
    ['the evening before, in Madrid', '2027-05-10T21:00:00Z', 'Europe/Madrid', true],
    ['the last minute of its last day, in Madrid', '2027-05-11T21:59:59Z', 'Europe/Madrid', true],
    ['the first of the day after', '2027-05-11T22:00:00Z', 'Europe/Madrid', false],
    ['the last minute in New York', '2027-05-12T03:59:59Z', 'America/New_York', true],
    ['the first of the day after in New York', '2027-05-12T04:00:00Z', 'America/New_York', false],
  ])('is shown until its last day is over where it ends: %s', (_, instant, timeZone, isShown) => {
    const shop = shopAt(instant, undefined, timeZone);
    expect(idsOf(shop)).toEqual(isShown ? [letters, uuid(32)] : [uuid(32)]);
    expect(findRoute(shop, letters)?.cruiseRouteUuid).toBe(isShown ? letters : undefined);
  });

  it('is found by its id in letters of any case, and no other is', () => {
    const shop = shopAt('2027-05-01T10:00:00Z');
    expect(findRoute(shop, letters.toUpperCase())?.cruiseRouteUuid).toBe(letters);
    expect(findRoute(shop, uuid(99))).toBeUndefined();
  });
});

describe('lines, ships and sailings of an organisation', () => {
  const now = '2027-05-01T10:00:00Z';
  const all = (shop: Shop) => ({
    lines: shownLines(shop).map(({ name }) => name),
    ships: shownShips(shop).map(({ name }) => name),
    sailings: [swanOne, { cruiseShipUuid: uuid(12) }, { cruiseShipUuid: uuid(13) }].map((ship) => idsOf(shop, ship)),
    found: findRoute(shop, uuid(33))?.cruiseRouteUuid,
  });

  it.each([
    ['nobody', undefined, { lines: ['Swan'], ships: ['Swan One', 'Swan Two'], sailings: [[letters, uuid(32)], [], []], found: undefined }],
    ['the organisation', ours, { lines: ['Goose'], ships: ['Goose'], sailings: [[], [], [uuid(33)]], found: uuid(33) }],
    ['another one', uuid(92), { lines: [], ships: [], sailings: [[], [], []], found: undefined }],
  ])('are in its own shop alone: in the shop of %s', (_, organizationId, shown) => {
    expect(all(shopAt(now, organizationId))).toEqual(shown);
  });
});
