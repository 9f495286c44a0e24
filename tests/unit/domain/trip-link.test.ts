import { create } from 'qrcode';
import { describe, expect, test } from 'vitest';
import { tripLink, proposedIn, textOfWishes, wishesOfText, type ProposedWish } from '#domain/trip-link.ts';

const uuid = (index: number) => `6f2d3b64-1f0a-4a7e-9d53-0f6a2d1c9b${index.toString(16).padStart(2, '0')}`;
const wishOf = (index: number, components: ProposedWish['components']): ProposedWish => ({
  productType: 'tours',
  tourId: uuid(index),
  queryDate: `2026-12-${String(index + 1).padStart(2, '0')}`,
  startingTime: '09:05',
  components,
});
const two = { ageGroup: [{ id: 'adult', quantity: 2 }] };
const family = {
  ageGroup: [
    { id: 'adult', quantity: 2 },
    { id: 'child', quantity: 3 },
  ],
  extras: [{ id: 'headset', quantity: 5 }],
};
const twenty = (componentsOf: (index: number) => ProposedWish['components']) =>
  Array.from({ length: 20 }, (_, index) => wishOf(index, componentsOf(index)));
const trip = [
  wishOf(0, two),
  { ...wishOf(1, family), productType: 'shows', startingTime: '23:59' },
  { ...wishOf(2, two), options: { room: 'Übersee, 2. Stock', breakfast: true, nights: 3 } },
];
const withIds = (wishes: readonly ProposedWish[]) => wishes.map((one, index) => ({ ...one, id: uuid(index) }));

describe('a link', () => {
  test('says what was in the trip, in its order, and not whose it was', () => {
    const link = tripLink('de', withIds(trip));
    expect(link).toMatch(/^\/de\/trip#t=[\w.-]+$/);
    expect(proposedIn(new URL(link, 'http://shop.test').hash)).toEqual(trip);
  });

  test('leaves out what nobody wants any of', () => {
    const [read] = wishesOfText(
      textOfWishes([
        wishOf(0, {
          ageGroup: [
            { id: 'adult', quantity: 1 },
            { id: 'child', quantity: 0 },
          ],
        }),
      ]),
    );
    expect(read?.components).toEqual({ ageGroup: [{ id: 'adult', quantity: 1 }] });
  });

  test('of twenty things is short where a party stays together, and fits a QR code where it does not', () => {
    const origin = 'https://www.landfall.example';
    const together = origin + tripLink('en', withIds(twenty(() => family)));
    expect(together.length).toBeLessThan(900);
    expect(create(together, { errorCorrectionLevel: 'L' }).version).toBeLessThan(22);
    const eachItsOwn = (index: number) => ({
      ticketType: [
        { id: 'grown-up', quantity: index + 1 },
        { id: 'child', quantity: index + 2 },
      ],
    });
    const apart = origin + tripLink('en', withIds(twenty(eachItsOwn)));
    expect(apart.length).toBeLessThan(2953);
  });
});

describe('the sailing of a wish', () => {
  const ship = { cruiseRouteUuid: uuid(200) };
  const fromShip = [
    { ...wishOf(0, two), cruise: ship },
    { ...wishOf(1, two), cruise: { cruiseRouteUuid: uuid(201) } },
    { ...wishOf(2, two), cruise: ship, options: { nights: 3 } },
    wishOf(3, two),
  ];

  test('is in its link, with its options or without', () => {
    expect(wishesOfText(textOfWishes(fromShip))).toEqual(fromShip);
  });

  test('is there once for all that have it, and little is longer for it', () => {
    const all = twenty(() => family);
    const plain = textOfWishes(all);
    const sailing = textOfWishes(all.map((one) => ({ ...one, cruise: ship })));
    expect(sailing.length - plain.length).toBeLessThan(70);
    expect(wishesOfText(sailing).every(({ cruise }) => cruise?.cruiseRouteUuid === ship.cruiseRouteUuid)).toBe(true);
  });

  test('is shared without what its owner has agreed to', () => {
    const shared = textOfWishes([{ ...wishOf(0, two), cruise: { ...ship, agreedMinutes: 20 } }]);
    expect(shared).toBe(textOfWishes([{ ...wishOf(0, two), cruise: ship }]));
    expect(wishesOfText(shared)[0]?.cruise).toEqual(ship);
  });
});

describe('a link from before there were sailings', () => {
  // As the shop wrote it then: a wish with options and one without.
  const text =
    '1.W1sidG91cnMiLHsiYWdlR3JvdXAiOnsiYWR1bHQiOjJ9fV0sWyJ0b3VycyIseyJhZ2VHcm91cCI6eyJhZHVsdCI6Mn19LHsibmlnaHRzIjozfV1d' +
    '.by07ZB8KSn6dUw9qLRybAA2026120109050by07ZB8KSn6dUw9qLRybAQ2026120209051';

  test('is read', () => {
    expect(wishesOfText(text)).toEqual([wishOf(0, two), { ...wishOf(1, two), options: { nights: 3 } }]);
  });
});

describe('rubbish', () => {
  const good = textOfWishes(trip);
  const [, shapes = '', wishes = ''] = good.split('.');
  const shaped = (value: unknown) => `1.${Buffer.from(JSON.stringify(value)).toString('base64url')}.${wishes.slice(0, 35)}`;
  test.each([
    ['nothing', ''],
    ['another version', good.replace('1.', '2.')],
    ['no shapes', `1..${wishes}`],
    ['no wishes', `1.${shapes}.`],
    ['what was cut off', good.slice(0, -1)],
    ['what was cut off in the middle', `1.${shapes.slice(4)}.${wishes}`],
    ['more than a trip has', `1.${shapes}.${wishes.slice(0, 35).repeat(21)}`],
    ['a shape that is not there', `1.${shapes}.${wishes.slice(0, 34)}z`],
    ['a day that is not there', `1.${shapes}.${wishes.slice(0, 35).replace('20261201', '20260231')}`],
    ['a time that is not there', `1.${shapes}.${wishes.slice(0, 35).replace('0905', '2505')}`],
    ['shapes that are no list', shaped({})],
    ['a kind of product that cannot be', shaped([['<b>', { ageGroup: { adult: 1 } }]])],
    ['half a traveller', shaped([['tours', { ageGroup: { adult: 0.5 } }]])],
    ['a hundred travellers', shaped([['tours', { ageGroup: { adult: 100 } }]])],
    ['a sailing that is no id', shaped([['tours', { ageGroup: { adult: 1 } }, null, 'next']])],
    ['a sailing that is no text', shaped([['tours', { ageGroup: { adult: 1 } }, null, 7]])],
    ['options that are no list of names', shaped([['tours', { ageGroup: { adult: 1 } }, 'all']])],
  ])('%s proposes nothing', (_, text) => {
    expect(wishesOfText(text)).toEqual([]);
  });

  test('in the address proposes nothing', () => {
    expect(['', '#', '#t=', '#t=%E0%A4%A', `#x=${good}`].map(proposedIn)).toEqual([[], [], [], [], []]);
  });

  test('beside a good one: both are of the same make', () => {
    expect(wishesOfText(good)).toEqual(trip);
    expect(wishesOfText(shaped([['tours', { ageGroup: { adult: 1 } }]]))).toHaveLength(1);
  });
});
