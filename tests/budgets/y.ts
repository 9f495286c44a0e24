import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { chromiumArguments, findChromium } from '../support/chromium.ts';
import { startProductionServer } from './production-server.ts';
import { pastaTour, shopperAt } from '../support/order.ts';
const server = await startProductionServer();
const browser = await chromium.launch({ args: chromiumArguments, executablePath: findChromium()! });
const { normalizedUrlPath } = await shopperAt(server.url).details(pastaTour);
for (const [path, target] of [['/en/', 'form[role="search"] input'], ['/en/' + normalizedUrlPath, '[data-step="select_date"]']] as const) {
  const page = await browser.newPage({ viewport: { width: 390, height: 780 } });
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  const before = await page.evaluate(() => [...document.querySelectorAll('link[rel=modulepreload]')].map((l: any) => l.href.split('/').pop()));
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').filter((r: any) => /\.js/.test(r.name)).map((r) => r.name.split('/').pop()));
  console.log('preloaded', before, 'fetched', loaded);
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, { path: '/tmp/trace.json', categories: ['devtools.timeline', 'v8.execute', 'disabled-by-default-v8.cpu_profiler', 'disabled-by-default-v8.compile','v8'] });
  await page.locator(target).first().click();
  await page.waitForTimeout(2500);
  await browser.stopTracing();
  console.log('after', await page.evaluate((l) => performance.getEntriesByType('resource').filter((r: any) => !l.includes(r.name.split('/').pop()!)).map((r: any) => [r.name.split('/').pop(), Math.round(r.startTime), Math.round(r.duration)].join(' ')), loaded));
  const events = JSON.parse(readFileSync('/tmp/trace.json', 'utf8')).traceEvents.filter((e: any) => e.ph === 'X' && e.dur > 3000).sort((a: any, b: any) => a.ts - b.ts);
  const main = events.filter((e: any) => ['EvaluateScript', 'v8.compileModule', 'v8.compile', 'FunctionCall', 'EventDispatch', 'Layout', 'UpdateLayoutTree', 'RunMicrotasks', 'v8.evaluateModule', 'TimerFire', 'Paint', 'RunTask','ParseHTML','V8.GC_MC', 'FireAnimationFrame','PrePaint','Layerize','Commit'].includes(e.name));
  const t0 = main[0]?.ts ?? 0;
  for (const e of main) console.log(((e.ts - t0) / 1000).toFixed(0).padStart(6), (e.dur / 1000).toFixed(0).padStart(5), e.name, e.args?.data?.type ?? e.args?.data?.url?.split('/').pop() ?? e.args?.fileName?.split('/').pop() ?? '', e.args?.data?.functionName ?? '');
  await page.close();
}
await browser.close(); await server.stop();
