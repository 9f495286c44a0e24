import type { Browser, Page as BrowserPage } from '@playwright/test';
import { paths } from '#domain/routes.ts';
import { limits } from './limits.ts';
import { median } from './median.ts';
import { atMost, type Row } from './row.ts';

const slowDown = 4;
const runs = 5;

/** Slow 4G as Lighthouse has it: a round trip in ms, bytes a second. */
const line = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

/** What is touched, what opens it before, and what has to be on the screen in answer. */
type Touch = { name: string; path: string; opener?: string; target: string; answer: string };

/** Measures in the page itself, from the event to the frame that shows the answer. */
function watch({ target, answer }: { target: string; answer: string }): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp, target: touched }) => {
      if (!(touched instanceof Element && touched.closest(target))) return;
      const look = () => {
        if (document.querySelector(answer)?.checkVisibility())
          requestAnimationFrame((now) => Object.assign(window, { firstAnswer: now - timeStamp }));
        else requestAnimationFrame(look);
      };
      look();
    },
    { capture: true },
  );
}

async function once(browser: Browser, origin: string, { path, opener, target, answer }: Touch): Promise<number> {
  const page: BrowserPage = await browser.newPage({ viewport: { width: 390, height: 780 } });
  await page.addInitScript(watch, { target, answer });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  if (opener) await page.locator(opener).first().click();
  await page.locator(target).first().click();
  const milliseconds = await page.waitForFunction(() => (window as { firstAnswer?: number }).firstAnswer);
  const measured = Number(await milliseconds.jsonValue());
  await page.close();
  return measured;
}

/**
 * The first answer to a first touch with a CPU four times slower on slow 4G, in milliseconds (design 5). A stepper opens with its choice.
 * @param tourPath `normalizedUrlPath` of the tour to touch
 */
export async function measureFirstTouch(browser: Browser, origin: string, tourPath: string): Promise<Row[]> {
  const touches: Touch[] = [
    {
      name: 'suggestions',
      path: paths.home('en'),
      target: 'form[role="search"] input',
      answer: 'form[role="search"] [role="option"]',
    },
    { name: 'filters', path: paths.listing('en'), target: 'button[aria-haspopup="dialog"]', answer: 'dialog[open] input' },
    { name: 'heart', path: paths.tour('en', tourPath), target: '[data-heart]', answer: '[data-heart][aria-pressed="true"]' },
    { name: 'days', path: paths.tour('en', tourPath), target: '[data-step="select_date"]', answer: 'dialog[open] [data-day]' },
    {
      name: 'stepper',
      path: paths.tour('en', tourPath),
      opener: '[data-step="select_ticket"]',
      target: 'button[aria-label="One more: Child"]',
      answer: 'button[aria-label="One less: Child"][aria-disabled="false"]',
    },
  ];
  const rows: Row[] = [];
  for (const touch of touches) {
    const measured: number[] = [];
    while (measured.length < runs) measured.push(await once(browser, origin, touch));
    rows.push(atMost(touch.name, 'first answer, ms', Math.round(median(measured)), limits.firstAnswer));
  }
  return rows;
}
