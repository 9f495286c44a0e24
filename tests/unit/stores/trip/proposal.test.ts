import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tripLink, type ProposedWish } from '#domain/trip-link.ts';
import { stubBrowser } from '../../../support/browser.ts';
import { fakeServices, json } from '../../../support/fake-services.ts';
import { tour } from '../../../support/tour-details.ts';

vi.mock('#api/service-urls.ts', () => ({ serviceUrl: () => 'http://shop.test' }));

const a = '6f2d3b64-1f0a-4a7e-9d53-0f6a2d1c9b11';
const on = (queryDate: string, tourId = a): ProposedWish => ({
  productType: 'tours',
  tourId,
  queryDate,
  startingTime: '09:00',
  components: { ageGroup: [{ id: 'adult', quantity: 2 }] },
});
const days = Array.from({ length: 19 }, (_, index) => `2027-01-${String(index + 1).padStart(2, '0')}`);
const address = { pathname: '/en/trip', search: '?affiliate=partner', hash: '' };
const linkTo = (...wishes: ProposedWish[]) =>
  new URL(
    tripLink(
      'en',
      wishes.map((one) => ({ ...one, id: a })),
    ),
    'http://shop.test',
  ).hash;

let browser: ReturnType<typeof stubBrowser>;
let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  browser = stubBrowser();
  services = fakeServices();
  Object.assign(address, { hash: linkTo(on('2026-12-02'), on('2026-12-01')) });
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, url: string) => Object.assign(address, { hash: new URL(url, 'http://shop.test').hash, url }),
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  vi.resetModules();
  const [proposal, trips] = await Promise.all([import('#stores/trip/proposal.ts'), import('#stores/trip/trip.ts')]);
  return { ...proposal, ...trips };
}
type Page = Awaited<ReturnType<typeof open>>;
const daysOf = ({ $trip }: Page) => $trip.get().map(({ queryDate }) => queryDate);
const offered = ({ $proposal }: Page) => $proposal.get().map(({ wish, isTaken }) => [wish.queryDate, isTaken]);

test('a link proposes by day, and takes nothing by itself', async () => {
  const page = await open();
  page.openProposal('en');
  expect(offered(page)).toEqual([
    ['2026-12-01', false],
    ['2026-12-02', false],
  ]);
  expect(daysOf(page)).toEqual([]);
});

test('what is taken is beside what one had, each thing once, and the address forgets it', async () => {
  const page = await open();
  page.addToTrip('tours', on('2026-12-02'));
  page.openProposal('en');
  expect(offered(page)[1]).toEqual(['2026-12-02', true]);
  page.takeProposal();
  expect(daysOf(page)).toEqual(['2026-12-02', '2026-12-01']);
  expect(page.$taken.get()).toEqual({ added: 1, left: 0 });
  expect([page.$proposal.get(), address]).toEqual([[], { ...address, hash: '', url: '/en/trip?affiliate=partner' }]);
});

test('one thing alone can be taken; the rest stays proposed', async () => {
  const page = await open();
  page.openProposal('en');
  page.takeProposal(page.$proposal.get()[0]);
  expect(daysOf(page)).toEqual(['2026-12-01']);
  expect(offered(page)).toEqual([
    ['2026-12-01', true],
    ['2026-12-02', false],
  ]);
  expect(address.hash).not.toBe('');
});

test('what a full trip has no room for is said, and stays proposed', async () => {
  const page = await open();
  for (const day of days) page.addToTrip('tours', on(day));
  page.openProposal('en');
  page.takeProposal();
  expect(page.$taken.get()).toEqual({ added: 1, left: 1 });
  expect(offered(page)).toEqual([
    ['2026-12-01', true],
    ['2026-12-02', false],
  ]);
});

test('what was dismissed is neither in the trip nor in the address', async () => {
  const page = await open();
  page.openProposal('en');
  page.dismissProposal();
  expect([page.$proposal.get(), daysOf(page), address.hash]).toEqual([[], [], '']);
});

test('rubbish proposes nothing, and a link opened after it does', async () => {
  const page = await open();
  address.hash = '#t=1.rubbish.rubbish';
  page.openProposal('en');
  expect(page.$proposal.get()).toEqual([]);
  address.hash = linkTo(on('2026-12-03'));
  browser.announce('hashchange');
  expect(offered(page)).toEqual([['2026-12-03', false]]);
});

test('going to a place on the page ends no proposal', async () => {
  const page = await open();
  page.openProposal('en');
  address.hash = '#content';
  browser.announce('hashchange');
  expect(offered(page)).toHaveLength(2);
});

test('what the shop has no more is named as gone, and not taken with the rest', async () => {
  const { tourId: known } = tour;
  services.on(
    'GET /tours',
    json({ _embedded: { tourList: [tour] }, _links: {}, page: { size: 1, totalElements: 1, totalPages: 1, number: 0 } }),
  );
  address.hash = linkTo(on('2026-12-01'), on('2026-12-02', known), on('2026-12-03', known));
  const page = await open();
  page.openProposal('en');
  await vi.waitFor(() => expect(page.$proposedTours.get().status).toBe('loaded'));
  expect(services.callsTo('GET /tours')[0]?.url.searchParams.get('tourIds')).toBe(`${a},${known}`);
  expect(page.$proposal.get().map((one) => [one.tour?.tourName, one.isGone])).toEqual([
    [undefined, true],
    [tour.tourName, false],
    [tour.tourName, false],
  ]);
  page.takeProposal();
  expect(daysOf(page)).toEqual(['2026-12-02', '2026-12-03']);
  expect(page.$proposal.get()).toEqual([]);
});
