/**
 * `npm run budgets`: measures the built shop against design 5, prints one table, and fails past a limit. With
 * `--steady`, as part of `npm test`, it leaves out whatever a busy machine changes: times, and the scores made of them. Names after it
 * (`-- search "late tour"`) choose pages whose names begin so.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { root } from '#backend/root.ts';
import { ensureBuilt } from '../support/build.ts';
import { chromiumArguments, findChromium } from '../support/chromium.ts';
import { pastaTour, shopperAt } from '../support/order.ts';
import { checkoutStorage } from './checkout-storage.ts';
import { measureFirstTouch } from './first-touch.ts';
import { scorePage } from './lighthouse.ts';
import { checkoutPages, scoredPages, type Page } from './limits.ts';
import { startProductionServer } from '../support/production-server.ts';
import { lineOf, type Row } from './row.ts';
import { weighCheckout, weighPage } from './scripts.ts';

const { values, positionals } = parseArgs({ options: { steady: { type: 'boolean', default: false } }, allowPositionals: true });
const isSteady = values.steady;
const isNamed = ({ name }: Page): boolean => positionals.length === 0 || positionals.some((one) => name.startsWith(one));
/** Where nothing is timed one language tells enough: only the words of the others differ, which weigh more or less in scripts. */
const isScored = (page: Page): boolean => !(isSteady && page.isInAnotherLanguage);
const isWeighed = (page: Page): boolean => isScored(page) || !page.isOfAKind;
const rows: Row[] = [];
const add = (more: readonly Row[]): void => {
  rows.push(...more);
  for (const row of more) console.info(lineOf(row));
};

ensureBuilt();
const executablePath = findChromium();
const server = await startProductionServer();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) });
try {
  const { normalizedUrlPath } = await shopperAt(server.url).details(pastaTour);
  const pages = scoredPages(normalizedUrlPath).filter(isNamed);
  for (const page of pages.filter((one) => isWeighed(one) && !one.name.startsWith('checkout')))
    add(await weighPage(browser, server.url, page));
  const storage = await checkoutStorage(server.url);
  for (const page of checkoutPages.filter(isNamed)) add([await weighCheckout(browser, server.url, page, storage)]);
  if (!isSteady && positionals.length === 0) add(await measureFirstTouch(browser, server.url, normalizedUrlPath));
  await browser.close();
  for (const page of pages.filter(isScored)) add(await scorePage(server.url, page, isSteady ? 0 : 3));
} finally {
  await browser.close();
  await server.stop();
}

mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(join(root, 'reports', 'budgets.json'), JSON.stringify({ rows }, null, 2));
const past = rows.filter(({ within }) => !within);
console.info(
  past.length === 0
    ? `All ${rows.length} figures are within their limits.`
    : `${past.length} of ${rows.length} figures are past their limits:`,
);
for (const row of past) console.info(lineOf(row));
process.exitCode = past.length === 0 ? 0 : 1;
