import lighthouse from 'lighthouse';
import { writeFileSync } from 'node:fs';
import { startBrowser } from './debuggable-browser.ts';
import { startProductionServer } from './production-server.ts';
const server = await startProductionServer();
for (const path of process.argv.slice(2)) {
    const b = await startBrowser();
    const r = (await lighthouse(server.url + path, { port: b.port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] }))!;
    await b.stop();
    const lhr = r.lhr;
    console.log(path, lhr.environment.benchmarkIndex, lhr.audits['first-contentful-paint']!.numericValue);
    for (const i of (lhr.audits['mainthread-work-breakdown']!.details as any).items) console.log('  ', i.groupLabel, Math.round(i.duration));
    console.log(JSON.stringify((lhr.audits['long-tasks']?.details as any)?.items));
    const t = (r.artifacts as any).Trace ?? (r.artifacts as any).traces?.defaultPass;
    writeFileSync('/tmp/trace.json', JSON.stringify(t));
    const ev = t.traceEvents as any[];
    const nav = ev.filter((e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.includes(path)).at(-1) ?? ev.find((e) => e.name === 'navigationStart');
    const main = ev.filter((e) => e.pid === nav.pid && e.tid === nav.tid && e.ph === 'X' && e.dur > 2000 && e.ts > nav.ts && e.ts < nav.ts + 700000).sort((a, b2) => a.ts - b2.ts);
    for (const e of main.slice(0, 60)) console.log('   ', ((e.ts - nav.ts) / 1000).toFixed(0), (e.dur / 1000).toFixed(1), e.name, (e.args?.beginData?.url ?? e.args?.data?.url ?? '').slice(-50));
    for (const e of ev.filter((x) => ['firstContentfulPaint', 'firstPaint', 'largestContentfulPaint::Candidate'].includes(x.name) && x.pid === nav.pid)) console.log('  *', e.name, ((e.ts - nav.ts) / 1000).toFixed(0));
}
await server.stop();
