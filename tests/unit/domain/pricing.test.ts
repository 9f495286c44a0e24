import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyCodes } from '#contracts/currency-codes.ts';
import type { Selection } from '#contracts/quotes.ts';
import { pricingGroupIds, type PricingGroups } from '#contracts/tours.ts';
import { minorDigits, toDecimal } from '#domain/money.ts';
import { grandTotal, limitOf, priceLines, quantityOf, seatsOf, selectionProblem, withQuantity } from '#domain/pricing.ts';
import type { SelectionProblem } from '#domain/products/kind.ts';
import { tour } from '../../support/tour-details.ts';

const groups = tour.pricingGroups;
const adults = (quantity: number): Selection['components'] => ({ ageGroup: [{ id: 'adult', quantity }] });

const currency = fc.constantFrom(...currencyCodes);
const price = fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100);
const group = fc.uniqueArray(fc.record({ id: fc.string({ minLength: 1, maxLength: 8 }), price }), {
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
        expect(line.total.amount).toBe(line.unitPrice.amount * line.quantity);
        expect(Number.isInteger(line.unitPrice.amount)).toBe(true);
      }
      const total = grandTotal(lines, chosen);
      expect(total).toEqual({ amount: lines.reduce((sum, line) => sum + line.total.amount, 0), currency: chosen });
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
  expect(seatsOf({ ...adults(2), extras: [{ id: 'map', quantity: 2 }] })).toBe(2);
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
  expect(limitOf(adult, 'ageGroup', adults(2), Infinity)).toBe(6);
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
  expect(limitOf(map, 'extras', adults(4), 4)).toBe(2);
});

test.each<[string, Selection['components'], SelectionProblem | undefined]>([
  ['nothing chosen', {}, { code: 'select_ticket' }],
  ['extras alone', { extras: [{ id: 'map', quantity: 1 }] }, { code: 'select_ticket' }],
  ['more than the maximum', adults(7), { code: 'maximum', count: 6, label: 'Adult' }],
  ['children alone', { ageGroup: [{ id: 'child', quantity: 2 }] }, { code: 'adult_needed' }],
  ['fewer than a booking takes', adults(1), { code: 'select_more', remaining: 1 }],
  ['more than there are seats', adults(5), { code: 'too_few_seats', seatsLeft: 4 }],
  ['two adults', adults(2), undefined],
])('%s', (_, quantities, problem) => {
  expect(selectionProblem(groups, quantities, 2, 4)).toEqual(problem);
});

test('a ticket with a minimum says so until it is reached', () => {
  const families: PricingGroups = { ticketType: { values: [{ id: 'pair', label: 'Pair', price: 9, min: 2, max: 4, quantity: 0 }] } };
  const pairs = (quantity: number) => selectionProblem(families, { ticketType: [{ id: 'pair', quantity }] }, 1, 9);
  expect(pairs(1)).toEqual({ code: 'minimum', count: 2, label: 'Pair' });
  expect(pairs(2)).toBeUndefined();
});
