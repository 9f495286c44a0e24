import { expect, it } from 'vitest';
import { kindsOf } from '#domain/tour-kinds.ts';
import { tour } from '../../support/tour.ts';

const [boat, food] = [
  { id: 'boat' as const, title: 'On the water' },
  { id: 'food' as const, title: 'Food and drink' },
];

it('names each category once, that of most tours first', () => {
  const tours = [
    tour({ categories: [boat] }),
    tour({ categories: [food] }),
    tour({ categories: [food, boat] }),
    tour({ categories: [food] }),
  ];
  expect(kindsOf(tours)).toEqual([food, boat]);
  expect(kindsOf([])).toEqual([]);
});
