import type { Browser, Page as BrowserPage } from '@playwright/test';
import { paths } from '#domain/routes.ts';
import { limits } from './limits.ts';
import { median } from './median.ts';
import { atMost, type Row } from './row.ts';

const slowDown = 4;
const runs = 5;

/** What is touched, and what has to be on the screen in answer. */
type Touch = { name: string; path: string; target: string; answer: string };

/** Measures in the page itself, from the event to the frame that shows the answer. */
function watch({ answer }: { answer: string }): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const look = () => {
        if (document.querySelector(answer)?.checkVisibility())
          requestAnimationFrame((now) => Object.assign(window, { firstAnswer: now - timeStamp }));
        else requestAnimationFrame(look);
      };
      look();
    },
    { once: true, capture: true },
  );
}

async function once(browser: Browser, origin: string, { path, target, answer }: Touch): Promise<number> {
  const page: BrowserPage = await browser.newPage({ viewport: { width: 390, height: 780 } });
  await page.addInitScript(watch, { answer });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.locator(target).first().click();
  const milliseconds = await page.waitForFunction(() => (window as { firstAnswer?: number }).firstAnswer);
  const measured = Number(await milliseconds.jsonValue());
  await page.close();
  return measured;
}

/**
 * The first answer to a first touch with a CPU four times slower, in milliseconds.
 * @param tourPath `normalizedUrlPath` of the tour to touch
 */
export async function measureFirstTouch(browser: Browser, origin: string, tourPath: string): Promise<Row[]> {
  const touches: Touch[] = [
    { name: 'home en', path: paths.home('en'), target: 'form[role="search"] input', answer: 'form[role="search"] [role="option"]' },
    { name: 'listing en', path: paths.listing('en'), target: 'button[aria-haspopup="dialog"]', answer: 'dialog[open]' },
    { name: 'tour en', path: paths.tour('en', tourPath), target: '[data-step="select_date"]', answer: 'dialog[open]' },
  ];
  const rows: Row[] = [];
  for (const touch of touches) {
    const measured: number[] = [];
    while (measured.length < runs) measured.push(await once(browser, origin, touch));
    rows.push(atMost(touch.name, 'first answer, ms', Math.round(median(measured)), limits.firstAnswer));
  }
  return rows;
}
