import lighthouse, { type Flags } from 'lighthouse';
import { startBrowser } from './debuggable-browser.ts';
import type { Page } from './limits.ts';
import { median } from './median.ts';
import { atLeast, atMost, type Row } from './row.ts';
import { limits } from './limits.ts';

async function run(url: string, flags: Flags) {
  const browser = await startBrowser();
  try {
    const report = (
      await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'error', disableFullPageScreenshot: true, ...flags })
    )?.lhr;
    if (!report || report.runtimeError) throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
    return report;
  } finally {
    await browser.stop();
  }
}

type Report = Awaited<ReturnType<typeof run>>;

const scoreOf = (report: Report, category: string): number => Math.round((report.categories[category]?.score ?? 0) * 100);
const numberOf = (report: Report, audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;

/** Scores that say the same of a page on a busy machine. */
const steadyCategories = ['accessibility', 'best-practices', 'seo'];

/** Where nothing is timed, a page has rested long enough when what it asked for has come and its islands have woken. */
const shortRest: Flags = { pauseAfterFcpMs: 0, pauseAfterLoadMs: 0, networkQuietThresholdMs: 500, cpuQuietThresholdMs: 500 };

/** What a page lost points for, so that the table needs no second look. */
const findingsOf = (report: Report, category: string): string[] =>
  (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) =>
    weight > 0 && (report.audits[id]?.score ?? 1) < 0.9 ? [id] : [],
  );

/** What depends on timing, as the median of the reports. */
function timedRows({ name, kind, largestPaint }: Page, reports: readonly Report[]): Row[] {
  const of = (read: (report: Report) => number): number => median(reports.map(read));
  const paint = of((report) => numberOf(report, 'largest-contentful-paint'));
  return [
    atLeast(
      name,
      'performance',
      of((report) => scoreOf(report, 'performance')),
      limits.performance[kind],
    ),
    atMost(
      name,
      'CLS',
      of((report) => numberOf(report, 'cumulative-layout-shift')),
      limits.layoutShift,
    ),
    ...(kind === 'prerendered'
      ? [
          atMost(
            name,
            'blocking time, ms',
            of((report) => Math.round(numberOf(report, 'total-blocking-time'))),
            limits.blockingTime,
          ),
        ]
      : []),
    ...(largestPaint ? [atMost(name, 'LCP, ms', Math.round(paint), largestPaint)] : []),
  ];
}

/**
 * Lighthouse's mobile preset, simulated throttling. A page that is not to be indexed is not asked to be.
 * @param runs how often what depends on timing is measured; 0 leaves it out
 */
export async function scorePage(origin: string, page: Page, runs: number): Promise<Row[]> {
  const { name, path, indexed, isOfAKind } = page;
  const isSteady = runs === 0;
  const skipped: Flags = { skipAudits: indexed ? [] : ['is-crawlable'] };
  const whole = await run(origin + path, { ...skipped, ...(isSteady && { ...shortRest, onlyCategories: steadyCategories }) });
  const other = (category: string): Row =>
    atLeast(name, [category, ...findingsOf(whole, category)].join(' '), scoreOf(whole, category), limits.otherScores);
  const steady = steadyCategories.map(other);
  if (isSteady) return steady;
  const reports = [whole];
  const isEnough = (): boolean => reports.length >= runs || (isOfAKind === true && timedRows(page, reports).every(({ within }) => within));
  while (!isEnough()) reports.push(await run(origin + path, { ...skipped, onlyCategories: ['performance'] }));
  return [...steady, ...timedRows(page, reports)];
}
