import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { cheapestRooms } from '#domain/stays/cheapest.ts';
import { countGuests, sleeps } from '#domain/stays/guests.ts';
import { nightsOf, wrongDayOf } from '#domain/stays/stay.ts';

describe('a stay', () => {
  it('has the nights between its days, over the end of a month, too', () => {
    expect(nightsOf({ from: '2027-02-27', to: '2027-03-02' })).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
  });

  const today = '2027-02-10';
  it.each([
    ['today, for a night', today, addDays(today, 1), undefined],
    ['as long as there can be', today, addDays(today, 30), undefined],
    ['a year ahead', addDays(today, 360), addDays(today, 365), undefined],
    ['in the past', addDays(today, -1), addDays(today, 1), 'from'],
    ['that ends when it begins', today, today, 'to'],
    ['that ends before it begins', addDays(today, 3), today, 'to'],
    ['too long', today, addDays(today, 31), 'to'],
    ['too far ahead', addDays(today, 365), addDays(today, 366), 'to'],
  ])('%s', (_, from, to, wrong) => {
    expect(wrongDayOf({ from, to }, today)).toBe(wrong);
  });
});

describe('guests', () => {
  const rates = [
    { upToAge: 2, price: 0, eats: false },
    { upToAge: 11, price: 10, eats: true },
  ];

  it('are counted by the ages that the house names', () => {
    expect(countGuests({ adults: 1, childrenAges: [0, 2, 3, 11, 12, 17] }, rates)).toEqual({
      adults: 3,
      children: [rates[0], rates[0], rates[1], rates[1]],
    });
    expect(countGuests({ adults: 2, childrenAges: [] }, [])).toEqual({ adults: 2, children: [] });
    expect(countGuests({ adults: 2, childrenAges: [17] }, [])).toBeUndefined();
  });

  it('fit into a room where each has a bed, and children may have those of adults', () => {
    const [child] = rates;
    const occupancy = { adults: 2, children: 1, total: 3 };
    expect(sleeps(occupancy, { adults: 2, children: [child!] })).toBe(true);
    expect(sleeps(occupancy, { adults: 1, children: [child!, child!] })).toBe(true);
    expect(sleeps(occupancy, { adults: 3, children: [] })).toBe(false);
    expect(sleeps(occupancy, { adults: 2, children: [child!, child!] })).toBe(false);
    expect(sleeps({ adults: 2, children: 2, total: 3 }, { adults: 2, children: [child!, child!] })).toBe(false);
  });
});

describe('rooms for several parties', () => {
  type Room = { id: string; count: number };

  it('are the cheapest that there are enough of, though each alone could be cheaper', () => {
    const small = { id: 'small', count: 5 };
    const large = { id: 'large', count: 1 };
    const two = [
      { room: large, total: 90 },
      { room: small, total: 100 },
    ];
    expect(cheapestRooms([two, [{ room: large, total: 90 }]])?.map(({ room }) => room.id)).toEqual(['small', 'large']);
    expect(cheapestRooms([[{ room: large, total: 90 }], [{ room: large, total: 90 }]])).toBeUndefined();
    expect(cheapestRooms([two, []])).toBeUndefined();
  });

  it('cost as little as any way to give them out', () => {
    const rooms = fc.array(fc.record({ count: fc.integer({ min: 0, max: 2 }) }), { minLength: 1, maxLength: 3 });
    const parties = fc.array(fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 50 })), { maxLength: 4 }), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(rooms, parties, (counts, wishes) => {
        const kinds: Room[] = counts.map(({ count }, index) => ({ id: String(index), count }));
        const choices = wishes.map((some) =>
          some.flatMap(([index, total]) => (kinds[index] ? [{ room: kinds[index], total }] : [])).sort((a, b) => a.total - b.total),
        );
        const ways = choices.reduce<{ room: Room; total: number }[][]>(
          (all, some) => all.flatMap((way) => some.map((choice) => [...way, choice])),
          [[]],
        );
        const possible = ways.filter((way) => kinds.every((kind) => way.filter(({ room }) => room === kind).length <= kind.count));
        const sumOf = (way: readonly { total: number }[]) => way.reduce((sum, { total }) => sum + total, 0);
        const found = cheapestRooms(choices);
        if (possible.length === 0) expect(found).toBeUndefined();
        else expect(sumOf(found ?? [])).toBe(Math.min(...possible.map(sumOf)));
      }),
    );
  });
});
