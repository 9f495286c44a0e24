import { expect, it } from 'vitest';
import { relativePath } from '#domain/cruises/route-map/relative-path.ts';

it('each corner is written by its distance from the one before, in whole units that do not add up to an error', () => {
  const path = relativePath((context) => {
    context.moveTo(10.4, -20.4);
    for (const x of [11.8, 13.2, 14.6, 16]) context.lineTo(x, -20.4);
    context.lineTo(3, -17);
    context.closePath();
  });
  expect(path).toBe('M10-20l2 0 1 0 2 0 1 0-13 3z');
});

it('corners that cannot be told apart are one, and each piece starts where it is', () => {
  const path = relativePath((context) => {
    context.moveTo(0, 0);
    context.lineTo(0.3, 0.3);
    context.lineTo(5, 0);
    context.moveTo(100, 7);
    context.lineTo(99, 9);
  });
  expect(path).toBe('M0 0l5 0M100 7l-1 2');
});

it('a piece without a line is a place alone, so that what follows it is read', () => {
  const path = relativePath((context) => {
    context.moveTo(3, 4);
    context.lineTo(3.2, 4.2);
    context.closePath();
    context.moveTo(1, 1);
    context.lineTo(2, 1);
  });
  expect(path).toBe('M3 4M1 1l1 0');
});

it('of nothing there is none', () => {
  expect(relativePath(() => {})).toBe('');
});
