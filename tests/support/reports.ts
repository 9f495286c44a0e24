import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a run passed, failed and were left out. */
export type Counts = { passed: number; failed: number; skipped: number };

type Vitest = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
type Playwright = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
type Budgets = { rows: { within: boolean }[] };
type Report = Vitest | Playwright | Budgets;

const count = <T>(all: readonly T[], fits: (one: T) => boolean): number => all.filter(fits).length;

/** Reads the JSON report of Vitest, Playwright or the budgets. A test that passed only when tried again counts as failed. */
export function countsOf(report: Report): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  if ('rows' in report) {
    return { passed: count(report.rows, ({ within }) => within), failed: count(report.rows, ({ within }) => !within), skipped: 0 };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests };
}

const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Counts of a run that has ended; one that failed without a failed test, or left no report, has one failure. */
export function countsIn(file: string | undefined, succeeded: boolean): Counts {
  const isLost = file !== undefined && !existsSync(file);
  const counts = file === undefined || isLost ? nothing : countsOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
  const isSilentFailure = isLost || (!succeeded && counts.failed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}
