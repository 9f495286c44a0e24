import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Day } from '#contracts/common.ts';
import { anyDay } from '#domain/when.ts';
import { WhenBar } from '#islands/listing/when/WhenBar.tsx';

/** The values of the chips that are pressed. */
function pressed(today: Day, from: Day | undefined, to = from): string[] {
  const days = from && to ? { from, to } : null;
  const html = renderToStaticMarkup(<WhenBar when={{ days, travellers: null }} today={today} kept={[]} locale="en" />);
  return [...html.matchAll(/value="(\w+)" aria-pressed="true"/g)].map(([, value = '']) => value);
}

it('presses the chip of the days that are asked for', () => {
  expect(pressed('2026-11-28', undefined)).toEqual([anyDay]);
  expect(pressed('2026-11-28', '2026-11-28', '2026-11-29')).toEqual(['weekend']);
  expect(pressed('2026-11-28', '2026-12-24')).toEqual([]);
});

it('presses one of today and the weekend on a Sunday, whose weekend is the next', () => {
  expect(pressed('2026-11-29', '2026-11-29')).toEqual(['today']);
  expect(pressed('2026-11-29', '2026-12-05', '2026-12-06')).toEqual(['weekend']);
});
