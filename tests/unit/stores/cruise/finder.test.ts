import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../support/browser.ts';
import { connectionLost, fakeServices, json, type Call } from '../../../support/fake-services.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const [line, otherLine, ship, sailing] = ['1', '2', '3', '4'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`) as [
  string,
  string,
  string,
  string,
];
const port = { locationUuid: sailing, latitude: 41, longitude: 2, city: 'Rome', country: 'Italy' };
const route = {
  ...{ cruiseRouteUuid: sailing, routeStartDate: '2027-05-10', routeEndDate: '2027-05-17', title_en: 'West', title_de: 'Westen' },
  ...{ cruiseLineName: 'Meridian', cruiseShipName: 'Meridian Star', cruiseShipUuid: ship, cruiseRoutePorts: [port] },
};
const base = '/ToursForCruises';
let services: ReturnType<typeof fakeServices>;

/** Pictures of this address never arrive whole. */
const broken = 'https://shop.test/broken.webp';
class FakeImage extends EventTarget {
  set src(url: string) {
    queueMicrotask(() => this.dispatchEvent(new Event(url === broken ? 'error' : 'load')));
  }
}

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('Image', FakeImage);
  services = fakeServices();
  services.on(`GET ${base}/cruiseLines`, json({ _embedded: { cruiseLineList: [{ name: 'Meridian', cruiseLineUuid: line }] } }));
  services.on(`GET ${base}/cruiseShips`, ({ url }: Call) =>
    json(
      url.searchParams.get('cruiseLine') === line
        ? { _embedded: { cruiseShipList: [{ name: 'Meridian Star', cruiseShipUuid: ship }] } }
        : {},
    ),
  );
  services.on(`GET ${base}/cruiseRoutes`, json({ _embedded: { cruiseRouteList: [route] } }));
  services.on(`GET ${base}/cruise/image-paths/`, json({ imagePaths: ['/rome', '/broken'] }));
  services.on(`GET ${base}/cruise/`, json({ ...route, days: [], _embedded: { tourList: [] } }));
  services.on(
    `GET ${base}/cruisePorts`,
    json({ _embedded: { cruisePortList: [{ ...port, names: ['Civitavecchia', 'Rome'], cityId: 'rome' }] } }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const urlOf = (path: string): string => `https://shop.test${path}.webp`;

async function load() {
  vi.resetModules();
  const [finder, pasted] = await Promise.all([import('#stores/cruise/finder.ts'), import('#stores/cruise/pasted.ts')]);
  return { ...finder, ...pasted };
}

// Requirements 4.14.
test('each choice asks for the next ones, and each has a state of its own', async () => {
  const { $lines, $ships, $cruises, $ports, $routeImages, chooseLine, chooseSailing, chooseShip, loadLines } = await load();
  const states = () => [$lines, $ships, $cruises, $ports, $routeImages].map(($one) => $one.get().status);
  expect(states()).toEqual(['initial', 'initial', 'initial', 'initial', 'initial']);
  const lines = loadLines(undefined);
  expect(states()).toEqual(['loading', 'initial', 'initial', 'initial', 'initial']);
  await lines;
  const ships = chooseLine(line);
  expect(states()).toEqual(['loaded', 'loading', 'initial', 'initial', 'initial']);
  await ships;
  const cruises = chooseShip(ship, 'en');
  expect(states()).toEqual(['loaded', 'loaded', 'loading', 'initial', 'initial']);
  await cruises;
  const ports = chooseSailing(sailing, 'en', urlOf);
  expect(states()).toEqual(['loaded', 'loaded', 'loaded', 'loading', 'loading']);
  await ports;
  expect(states()).toEqual(['loaded', 'loaded', 'loaded', 'loaded', 'loaded']);
  expect([$ships.get().data[0]?.name, $cruises.get().data[0]?.title_en, $ports.get().data?.cruiseRouteUuid]).toEqual([
    'Meridian Star',
    'West',
    sailing,
  ]);
});

test('pictures are downloaded before they are shown; one that cannot be had is left out', async () => {
  const { $routeImages, chooseSailing } = await load();
  await chooseSailing(sailing, 'en', urlOf);
  expect($routeImages.get().data).toEqual(['https://shop.test/rome.webp']);
});

test('another line forgets the ship, the sailing and all that was shown of them', async () => {
  const { $chosen, $ships, $cruises, $ports, $routeImages, chooseLine, chooseSailing, chooseShip } = await load();
  await chooseLine(line);
  await chooseShip(ship, 'en');
  await chooseSailing(sailing, 'en', urlOf);
  await chooseLine(otherLine);
  expect($chosen.get()).toEqual({ line: otherLine, ship: '', sailing: '' });
  expect([$ships.get().data, $cruises.get().data, $ports.get().data, $routeImages.get().data]).toEqual([[], [], null, []]);
});

test('the only line is taken without forgetting a ship that was chosen before the page was awake', async () => {
  const { $chosen, $ships, chooseShip, takeOnlyLine } = await load();
  await chooseShip(ship, 'en');
  await takeOnlyLine(line);
  expect([$chosen.get(), $ships.get().status]).toEqual([{ line, ship, sailing: '' }, 'loaded']);
});

// Requirements 8.3.
test('what fails stands beside what did not', async () => {
  services.on(`GET ${base}/cruiseShips`, connectionLost());
  vi.useFakeTimers();
  const { $lines, $ships, chooseLine, loadLines } = await load();
  const both = Promise.all([loadLines(undefined), chooseLine(line)]);
  await vi.runAllTimersAsync();
  await both;
  vi.useRealTimers();
  expect([$lines.get().status, $ships.get().status]).toEqual(['loaded', 'error']);
});

const day = '2027-05-12';

test('a pasted itinerary finds its sailing, and never leaves the browser', async () => {
  const { $pasted, readPasted } = await load();
  await readPasted(`My secret cabin is 8123\nMERIDIAN STAR\n${day} Civitavecchia`, 'en', undefined);
  expect($pasted.get().data?.matches).toEqual([{ sailing: route, agreeing: 1 }]);
  const sent = services.calls.map(({ url, body, headers }) => JSON.stringify([url, body, [...headers]]));
  expect(sent.filter((text) => /secret|8123|2027/i.test(text))).toEqual([]);
});

test('the ports of a ship that the shop does not know are named with their days', async () => {
  const { $pasted, readPasted } = await load();
  await readPasted('Golden Whale\n3 June 2027 Rome', 'en', undefined);
  expect($pasted.get().data).toMatchObject({ matches: [], calls: [{ port: { cityId: 'rome' }, days: ['2027-06-03'] }] });
});
