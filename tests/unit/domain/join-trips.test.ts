import { expect, test } from 'vitest';
import { joinTrips } from '#domain/join-trips.ts';
import { selectionOf } from '#domain/products/selection.ts';
import type { Trip, Wish } from '#domain/trip.ts';
import { wishOn } from '../../support/trip.ts';

const [a, b, c, d] = [1, 2, 3, 4].map((day) => wishOn(`2026-12-0${day}`, '09:00', day)) as [Wish, Wish, Wish, Wish];
const on = (one: Wish, queryDate: string): Wish => ({ ...one, queryDate });
const plan = (one: Wish) => ({ productType: one.productType, ...selectionOf(one) });
const many = (count: number, from: number): Trip =>
  Array.from({ length: count }, (_, index) => ({
    ...wishOn('2027-01-01', '09:00', from + index),
    startingTime: `0${index % 10}:${10 + index}`,
  }));

test('what was added on either side is in it, once, and the account is told what it has not', () => {
  const same = { ...b, id: d.id };
  expect(joinTrips({ here: [same, c], account: [a, b], known: [] })).toEqual({
    wishes: [c, a, b],
    changes: { [c.id]: plan(c) },
    leftOver: [],
  });
});

test('two things for the same departure on one side stay two', () => {
  const twin = { ...a, id: d.id };
  expect(joinTrips({ here: [a, twin], account: [], known: [] }).wishes).toEqual([a, twin]);
  expect(joinTrips({ here: [a, twin], account: [a, twin], known: [a, twin] }).wishes).toEqual([a, twin]);
});

test('the same day and time of another kind of product is another thing', () => {
  const show = { ...a, productType: 'shows' as const };
  expect(joinTrips({ here: [show], account: [a], known: [a] }).changes).toEqual({ [a.id]: plan(show) });
});

test('what was taken out on either side is not in it, however it was changed on the other', () => {
  const known = [a, b, c];
  expect(joinTrips({ here: [on(a, '2026-12-24'), b], account: [b, on(c, '2026-12-24')], known })).toEqual({
    wishes: [b],
    changes: { [c.id]: null },
    leftOver: [],
  });
});

test('a change goes to the other side; where both changed, what is here counts', () => {
  const known = [a, b, c];
  const [ours, theirs] = [on(a, '2026-12-21'), on(b, '2026-12-22')];
  const joined = joinTrips({ here: [ours, b, on(c, '2026-12-23')], account: [a, theirs, on(c, '2026-12-24')], known });
  expect(joined.wishes).toEqual([ours, theirs, on(c, '2026-12-23')]);
  expect(joined.changes).toEqual({ [a.id]: plan(ours), [c.id]: plan(on(c, '2026-12-23')) });
});

test('what was sent without an answer is the same thing, as it is here now', () => {
  const later = on(a, '2026-12-24');
  expect(joinTrips({ here: [later], account: [a], known: [] })).toEqual({
    wishes: [later],
    changes: { [a.id]: plan(later) },
    leftOver: [],
  });
  expect(joinTrips({ here: [a], account: [a], known: [] })).toEqual({ wishes: [a], changes: {}, leftOver: [] });
});

test('what is here keeps its order, and what the account has beside it follows', () => {
  expect(joinTrips({ here: [c, a], account: [a, b, c, d], known: [a, c] }).wishes).toEqual([c, a, b, d]);
});

test('a trip takes as many as one order: what is left over was added here last, and the account hears nothing of it', () => {
  const [account, here] = [many(18, 100), many(20, 200).map((one) => on(one, '2027-02-02'))];
  const { wishes, changes, leftOver } = joinTrips({ here, account, known: [] });
  expect(wishes).toEqual([...here.slice(0, 2), ...account]);
  expect(Object.keys(changes)).toEqual(here.slice(0, 2).map(({ id }) => id));
  expect(leftOver).toEqual(here.slice(2));
});
