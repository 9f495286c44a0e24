import { gzipSync } from 'node:zlib';
import type { Browser, Page as BrowserPage } from '@playwright/test';
import { tellConnection } from '../support/connection.ts';
import { limits, type Page } from './limits.ts';
import { atMost, mostWithWarning, type Row } from './row.ts';

type Script = Awaited<ReturnType<BrowserPage['coverage']['stopJSCoverage']>>[number];

/** A module that was only fetched is known to the engine, but its top level has not run. */
const hasRun = ({ functions }: Script): boolean => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0);

/** Scripts written into the page travel as one text with it; every file travels alone. */
function kilobytes(ran: readonly Script[], pageUrl: string): number {
  const inline = ran
    .filter(({ url }) => url === pageUrl)
    .map(({ source = '' }) => source)
    .join('\n');
  const files = ran.filter(({ url }) => url !== pageUrl).map(({ source = '' }) => source);
  return [inline, ...files].reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0) / 1000;
}

/** Wakes every island as hand and keyboard would. */
async function touchAll(page: BrowserPage): Promise<void> {
  await page.locator('astro-island').evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  // All of one moment: a control may go when another is focused.
  await page.locator('astro-island :is(input, select, textarea, button):visible').evaluateAll((controls) => {
    for (const control of controls) (control as HTMLElement).focus();
  });
  await page.waitForLoadState('networkidle');
}

/** What ran while the page did this. */
async function ranDuring(page: BrowserPage, act: () => Promise<unknown>): Promise<Script[]> {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await act();
  return (await page.coverage.stopJSCoverage()).filter(hasRun);
}

/** What runs as the page stands, and once every island on it was touched, in kB gzip. */
async function weigh(browser: Browser, url: string, storage: Record<string, string> = {}): Promise<{ before: number; after: number }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 780 } });
  // Nothing wakes at rest for who saves data: what has run by then is what ran until the page rested.
  await tellConnection(page, { saveData: true });
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
  }, storage);
  const standing = await ranDuring(page, () => page.goto(url, { waitUntil: 'networkidle' }));
  const touched = await ranDuring(page, () => touchAll(page));
  const pageUrl = page.url();
  if (pageUrl !== url) throw new Error(`${url} led to ${pageUrl}`);
  await page.close();
  const isNew = (script: Script): boolean => !standing.some(({ url: known, source }) => known === script.url && source === script.source);
  return { before: kilobytes(standing, url), after: kilobytes([...standing, ...touched.filter(isNew)], url) };
}

/** JavaScript that runs, in kB gzip: as the page stands, where it ought to sleep, and once every island on it was touched. */
export async function weighPage(browser: Browser, origin: string, { name, path, kind }: Page): Promise<Row[]> {
  const { before, after } = await weigh(browser, origin + path);
  return [
    ...(kind === 'prerendered' ? [atMost(name, 'JS before touch, kB', before, limits.beforeTouch)] : []),
    mostWithWarning(name, 'JS after touch, kB', after, limits.afterTouch),
  ];
}

/** JavaScript of a checkout step, all in all, in kB gzip; the payment provider's own script apart. @param storage of a tab with a cart */
export const weighCheckout = async (
  browser: Browser,
  origin: string,
  { name, path }: Page,
  storage: Record<string, string>,
): Promise<Row> => mostWithWarning(name, 'JS, kB', (await weigh(browser, origin + path, storage)).after, limits.checkout);
