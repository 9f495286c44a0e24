import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** From now on each page notes what moves in it without having been asked to (Layout Instability API). */
export const watchMovement = (page: Page): Promise<unknown> => page.addInitScript(() => {
  const moves: string[] = [];
  Object.assign(globalThis, { moves });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      if (value >= 0.001) moves.push(`${value.toFixed(3)}: ${sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.className).join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
});

/** @returns what has moved in the page, each with its part of the layout shift and the classes of its elements */
export const movedIn = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as { moves: string[] }).moves);
