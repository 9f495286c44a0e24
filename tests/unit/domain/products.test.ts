import { describe, expect, it } from 'vitest';
import { cutOff } from '#domain/products/guards.ts';
import type { ProductFacts } from '#domain/products/kind.ts';
import { isListedIn, isUmbrella, productKindFor, productKindIds, productKinds } from '#domain/products/registry.ts';
import { isSameSelection, selectionOf } from '#domain/products/selection.ts';
import { askingItem, cartItem } from '#tests/support/cart.ts';
import { departure, tour } from '#tests/support/tour-details.ts';

const product: ProductFacts = { ...tour, durations: [120], seatsLeft: 10 };
const selection = { ...selectionOf(cartItem), queryDate: '2026-10-25', startingTime: '01:30' };

describe.each(productKindIds)('%s', (id) => {
  const kind = productKinds[id];

  it('take two hours of the clock as two hours, over the end of daylight saving', () => {
    expect(kind.span(product, selection)).toEqual({ start: '2026-10-25T01:30', end: '2026-10-25T02:30', timeZone: 'Europe/Rome' });
  });

  it('hold a place for each traveller on one departure', () => {
    const components = { ...selection.components, extras: [{ id: 'map', quantity: 2 }] };
    expect(kind.resource({ ...selection, components })).toEqual({ day: '2026-10-25', startingTime: '01:30', seats: 3 });
  });

  it('are held to their own rules first, then to the guards', () => {
    const late = cutOff('2026-10-25T01:30');
    expect(kind.problem(product, selection, [])).toBeUndefined();
    expect(kind.problem(product, selection, [cutOff('2026-10-25T01:29')])).toBeUndefined();
    expect(kind.problem(product, selection, [late])).toEqual({ code: 'too_late' });
    expect(kind.problem({ ...product, seatsLeft: 2 }, selection, [late])).toEqual({ code: 'too_few_seats', seatsLeft: 2 });
  });

  it('ask questions where there are some', () => {
    expect(kind.steps(cartItem)).toEqual(['personal_info', 'traveler_info']);
    expect(kind.steps(askingItem)).toEqual(['personal_info', 'traveler_info', 'questions']);
  });
});

it('a show goes by its performances where those are known, anything else by its open days', () => {
  const { availability } = tour;
  const full = [departure('20:00', 0)];
  expect(productKinds.shows.isOpen(availability, '2026-11-03', full)).toBe(false);
  expect(productKinds.shows.isOpen(availability, '2026-11-04', [departure('20:00', 1)])).toBe(true);
  expect(productKinds.shows.isOpen(availability, '2026-11-03', undefined)).toBe(true);
  expect(productKinds.tours.isOpen(availability, '2026-11-03', full)).toBe(true);
});

it('tours list everything, the others themselves', () => {
  expect(productKindIds.filter(isUmbrella)).toEqual(['tours']);
  expect([isListedIn('shows', 'tours'), isListedIn('shows', 'shows'), isListedIn('shows', 'activities')]).toEqual([true, true, false]);
  expect(isListedIn('constructor', 'tours')).toBe(false);
});

it('what an older page does not know goes by the rules of tours', () => {
  expect(productKindFor({ productType: 'toString' })).toBe(productKinds.tours);
});

const onBoard = { cruiseRouteUuid: '00000000-0000-4000-8000-000000000031' };

it.each([
  ['the order of options', { options: { b: 1, a: true } }, { options: { a: true, b: 1 } }, true],
  ['another option', { options: { a: true } }, { options: { a: false } }, false],
  ['no option', { options: { a: true } }, {}, false],
  ['another cruise', { cruise: onBoard }, { cruise: { cruiseRouteUuid: '00000000-0000-4000-8000-000000000032' } }, false],
  ['no cruise', { cruise: onBoard }, {}, false],
  ['the same cruise', { cruise: onBoard }, { cruise: { ...onBoard } }, true],
  ['how tight it may be', { cruise: { ...onBoard, agreedMinutes: 30 } }, { cruise: onBoard }, true],
  ['what is left at 0', { components: { extras: [{ id: 'map', quantity: 0 }] } }, { components: {} }, true],
])('two selections are the same, or not: %s', (_, a, b, same) => {
  const plain = selectionOf(cartItem);
  expect(isSameSelection({ ...plain, ...a }, { ...plain, ...b })).toBe(same);
});

it('a selection is taken out of whatever holds it with its cruise and what is agreed to, and without the rest', () => {
  const plain = selectionOf(cartItem);
  const chosen = { ...plain, options: { language: 'en' }, cruise: { ...onBoard, agreedMinutes: 30 } };
  expect(selectionOf({ ...chosen, grandTotal: 89 } as typeof chosen)).toEqual(chosen);
  expect(selectionOf(plain)).not.toHaveProperty('cruise');
});
