import lighthouse from 'lighthouse';
import { startBrowser } from './debuggable-browser.ts';
import { startProductionServer } from './production-server.ts';
import { pastaTour, shopperAt } from '../support/order.ts';
import { scoredPages } from './limits.ts';
const [pattern = '.', runs = '1', verbose] = process.argv.slice(2);
const server = await startProductionServer();
const { normalizedUrlPath } = await shopperAt(server.url).details(pastaTour);
for (const page of scoredPages(normalizedUrlPath).filter(({ name }) => new RegExp(pattern).test(name))) {
  for (let i = 0; i < Number(runs); i++) {
    const b = await startBrowser();
    const lhr = (await lighthouse(server.url + page.path, { port: b.port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] }))!.lhr;
    await b.stop();
    const n = (a: string) => Math.round(lhr.audits[a]?.numericValue ?? -1);
    console.log(page.name, Math.round((lhr.categories['performance']!.score ?? 0) * 100), (lhr.categories['performance']!.score), 'FCP', n('first-contentful-paint'), 'LCP', n('largest-contentful-paint'), 'SI', n('speed-index'), 'TBT', n('total-blocking-time'), 'CLS', lhr.audits['cumulative-layout-shift']!.numericValue?.toFixed(4));
    if (verbose) {
      const m = (lhr.audits['metrics']!.details as any).items[0];
      console.log('  obs FP', m.observedFirstPaint, 'FCP', m.observedFirstContentfulPaint, 'LCP', m.observedLargestContentfulPaint, 'load', m.observedLoad);
      for (const r of (lhr.audits['network-requests']!.details as any).items) console.log('   ', Math.round(r.networkRequestTime), Math.round(r.networkEndTime), r.priority, r.resourceType, r.transferSize, r.url.slice(-60));
    }
  }
}
await server.stop();
