import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyCodes } from '#contracts/currency-codes.ts';
import type { Selection } from '#contracts/quotes.ts';
import { pricingGroupIds, type PricingGroups } from '#contracts/pricing-groups.ts';
import { minorDigits, toDecimal } from '#domain/money.ts';
import { totalOf, toWireLine, type OrderLine } from '#domain/order-line.ts';
import { limitOf, priceLines, quantityOf, seatsOf, selectionProblem, withQuantity } from '#domain/pricing.ts';
import type { SelectionProblem } from '#domain/products/kind.ts';
import { forAdults } from '../../support/adults.ts';
import { tour } from '../../support/tour-details.ts';

const groups = tour.pricingGroups;

const currency = fc.constantFrom(...currencyCodes);
const price = fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100);
/** Children's, adults' or none: a rule may ask for them. */
const ages = fc.constantFrom<[number, number]>([0, 12], [18, 99]);
const priced = fc.record({ id: fc.string({ minLength: 1, maxLength: 8 }), price, ages }, { requiredKeys: ['id', 'price'] });
const group = fc.uniqueArray(priced, {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 6,
});
const anyGroups: fc.Arbitrary<PricingGroups> = fc
  .dictionary(fc.constantFrom(...pricingGroupIds), group, { minKeys: 1 })
  .map((byGroup) =>
    Object.fromEntries(
      Object.entries(byGroup).map(([id, values]) => [
        id,
        { values: values.map((value) => ({ ...value, label: value.id, min: 0, max: 99, quantity: 0 })) },
      ]),
    ),
  );

const chosenFrom = (offered: PricingGroups, quantities: readonly number[]): Selection['components'] => {
  let next = 0;
  return Object.fromEntries(
    pricingGroupIds.map((id) => [
      id,
      (offered[id]?.values ?? []).map((value) => ({ id: value.id, quantity: quantities[next++ % quantities.length] ?? 0 })),
    ]),
  );
};

test('lines always add up: unit price times quantity is the line, the lines are the total, in whole minor units', () => {
  fc.assert(
    fc.property(anyGroups, fc.array(fc.nat(99), { minLength: 1, maxLength: 12 }), currency, (offered, quantities, chosen) => {
      const lines = priceLines(offered, chosenFrom(offered, quantities), chosen);
      for (const line of lines) {
        expect(line.total).toBe(line.unit * line.quantity);
        expect(Number.isInteger(line.unit)).toBe(true);
      }
      const total = totalOf(lines, chosen);
      expect(total).toEqual({ amount: lines.reduce((sum, line) => sum + line.total, 0), currency: chosen });
      expect(Math.round(toDecimal(total) * 10 ** minorDigits(chosen))).toBe(total.amount);
    }),
  );
});

test('whatever is chosen has exactly one line, and only that', () => {
  fc.assert(
    fc.property(anyGroups, fc.array(fc.nat(3), { minLength: 1, maxLength: 12 }), (offered, quantities) => {
      const chosen = chosenFrom(offered, quantities);
      const wanted = pricingGroupIds.flatMap((id) =>
        (chosen[id] ?? []).filter(({ quantity }) => quantity > 0).map((value) => `${id} ${value.id} ${value.quantity}`),
      );
      expect(priceLines(offered, chosen, 'EUR').map((line) => `${line.group} ${line.id} ${line.quantity}`)).toEqual(wanted);
    }),
  );
});

test('a changed quantity changes nothing else, and none leaves no trace', () => {
  const two = withQuantity(withQuantity({}, 'ageGroup', 'adult', 2), 'extras', 'map', 1);
  expect(two).toEqual({ ageGroup: [{ id: 'adult', quantity: 2 }], extras: [{ id: 'map', quantity: 1 }] });
  expect(quantityOf(two, 'ageGroup', 'child')).toBe(0);
  expect(withQuantity(two, 'ageGroup', 'adult', 0)).toEqual({ ageGroup: [], extras: [{ id: 'map', quantity: 1 }] });
});

test('extras take no seat, menus do', () => {
  expect(seatsOf({ ...forAdults(2), extras: [{ id: 'map', quantity: 2 }] })).toBe(2);
  expect(
    seatsOf({
      menuType: [
        { id: 'fish', quantity: 2 },
        { id: 'vegan', quantity: 1 },
      ],
    }),
  ).toBe(3);
});

test("a stepper ends at the ticket's maximum or with the last seat, whichever comes first", () => {
  const [adult] = groups.ageGroup?.values ?? [];
  const [map] = groups.extras?.values ?? [];
  if (!adult || !map) throw new Error('the tour sells adults and maps');
  expect(limitOf(adult, 'ageGroup', forAdults(2), Infinity)).toBe(6);
  expect(
    limitOf(
      adult,
      'ageGroup',
      {
        ageGroup: [
          { id: 'adult', quantity: 2 },
          { id: 'child', quantity: 1 },
        ],
      },
      4,
    ),
  ).toBe(3);
  expect(limitOf(map, 'extras', forAdults(4), 4)).toBe(2);
});

test.each<[string, Selection['components'], SelectionProblem | undefined]>([
  ['nothing chosen', {}, { code: 'select_ticket' }],
  ['extras alone', { extras: [{ id: 'map', quantity: 1 }] }, { code: 'select_ticket' }],
  ['more than the maximum', forAdults(7), { code: 'maximum', count: 6, label: 'Adult' }],
  ['children alone', { ageGroup: [{ id: 'child', quantity: 2 }] }, { code: 'adult_needed' }],
  ['fewer than a booking takes', forAdults(1), { code: 'select_more', remaining: 1 }],
  ['more than there are seats', forAdults(5), { code: 'too_few_seats', seatsLeft: 4 }],
  ['two adults', forAdults(2), undefined],
])('%s', (_, quantities, problem) => {
  expect(selectionProblem(groups, quantities, 2, 4)).toEqual(problem);
});

test('a ticket with a minimum says so until it is reached', () => {
  const families: PricingGroups = { ticketType: { values: [{ id: 'pair', label: 'Pair', price: 9, min: 2, max: 4, quantity: 0 }] } };
  const pairs = (quantity: number) => selectionProblem(families, { ticketType: [{ id: 'pair', quantity }] }, 1, 9);
  expect(pairs(1)).toEqual({ code: 'minimum', count: 2, label: 'Pair' });
  expect(pairs(2)).toBeUndefined();
});

const line = (kind: OrderLine['kind'], quantity: number, unit: number): OrderLine => ({
  ...(kind === 'discount' ? { kind, group: kind } : { kind, group: kind === 'extra' ? 'extras' : 'ageGroup' }),
  id: 'one',
  label: kind,
  quantity,
  unit,
  total: quantity * unit,
});

const charged = fc.record({
  kind: fc.constantFrom('unit', 'extra', 'fee'),
  quantity: fc.integer({ min: 1, max: 99 }),
  unit: fc.nat(500_000),
});

test('an order with a discount adds up, on the wire too, and never comes to less than nothing', () => {
  fc.assert(
    fc.property(
      fc.array(charged, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      currency,
      (lines, off, chosen) => {
        const all = [
          ...lines.map(({ kind, quantity, unit }) => line(kind as OrderLine['kind'], quantity, unit)),
          line('discount', 1, -off),
        ];
        const sum = all.reduce((total, one) => total + one.total, 0);
        if (sum < 0) {
          expect(() => totalOf(all, chosen)).toThrow(RangeError);
          return;
        }
        expect(totalOf(all, chosen)).toEqual({ amount: sum, currency: chosen });
        const onWire = all.map((one) => toWireLine(one, chosen).total * 10 ** minorDigits(chosen));
        expect(Math.round(onWire.reduce((total, one) => total + one, 0))).toBe(sum);
      },
    ),
  );
});

test('a line that is no discount and below zero, a discount above, and a line that does not multiply are none', () => {
  for (const wrong of [line('fee', 1, -1), line('discount', 1, 1), line('unit', 1, 0.5), { ...line('unit', 2, 100), total: 100 }]) {
    expect(() => totalOf([line('unit', 1, 1_000), wrong], 'EUR')).toThrow(RangeError);
  }
});
