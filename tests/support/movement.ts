import type { Page } from '@playwright/test';
import { drawn } from './drawn.ts';

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type Watched = { movedSoFar: () => string[] };

/** From now on each page notes what moves in it without having been asked to (Layout Instability API). */
export const watchMovement = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moves: string[] = [];
    const note = (entries: PerformanceEntryList): void => {
      for (const { value, sources } of entries as Shift[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.className);
        if (value >= 0.001) moves.push(`${value.toFixed(3)}: ${moved.join(', ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const movedSoFar = (): string[] => {
      note(observer.takeRecords());
      return moves;
    };
    Object.assign(globalThis, { movedSoFar });
  });

/** @returns what has moved in the page up to its next two frames, each with its part of the layout shift and the classes of its elements */
export async function movedIn(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate(() => (globalThis as unknown as Watched).movedSoFar());
}
