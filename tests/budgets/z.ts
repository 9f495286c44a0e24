import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../support/chromium.ts';
import { startProductionServer } from './production-server.ts';
import { pastaTour, shopperAt } from '../support/order.ts';
const server = await startProductionServer();
const browser = await chromium.launch({ args: chromiumArguments, executablePath: findChromium()! });
const { normalizedUrlPath } = await shopperAt(server.url).details(pastaTour);
for (const [path, target] of [['/en/', 'form[role="search"] input'], ['/en/' + normalizedUrlPath, '[data-step="select_date"]'], ['/en/toursAndActivities', 'button[aria-haspopup="dialog"]']] as const) {
  const page = await browser.newPage({ viewport: { width: 390, height: 780 } });
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 200 }); await cdp.send('Profiler.start');
  await page.locator(target).first().click();
  await page.waitForTimeout(2000);
  const { profile } = await cdp.send('Profiler.stop') as any;
  const by = new Map(profile.nodes.map((n: any) => [n.id, n])); const parent = new Map(); for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
  const self = new Map<string, number>(), incl = new Map<string, number>(); let busy = 0;
  profile.samples.forEach((s: number, i: number) => { const n: any = by.get(s); const d = profile.timeDeltas[i] / 1000; const nm = (x: any) => `${x.callFrame.functionName || '(anon)'} ${x.callFrame.url.split('/').pop()}:${x.callFrame.lineNumber}:${x.callFrame.columnNumber}`; if (/idle|program/.test(n.callFrame.functionName)) return; busy += d; self.set(nm(n), (self.get(nm(n)) ?? 0) + d); const seen = new Set(); for (let x = s; x; x = parent.get(x)) { const k = nm(by.get(x)); if (!seen.has(k)) { seen.add(k); incl.set(k, (incl.get(k) ?? 0) + d); } } });
  console.log('\n', path, 'busy', busy.toFixed(0));
  for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 14)) console.log(v.toFixed(0).padStart(5), k);
  console.log(' inclusive'); for (const [k, v] of [...incl].sort((a, b) => b[1] - a[1]).slice(0, 32)) console.log(v.toFixed(0).padStart(5), k);
  await page.close();
}
await browser.close(); await server.stop();
