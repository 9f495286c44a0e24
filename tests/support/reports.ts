import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a run passed, failed and were left out. */
export type Counts = { passed: number; failed: number; skipped: number };

/** What a runner says of one test. */
export type Outcome = { title: string; passed: boolean; message: string };

type VitestCounts = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
type PlaywrightCounts = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
type VitestTests = { testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[] };
type Spec = { title: string; ok: boolean; tests: { status: string; projectName: string; results: { errors: { message?: string }[] }[] }[] };
type Suite = { specs: Spec[]; suites?: Suite[] };
type PlaywrightTests = { suites: Suite[] };
type Budgets = { rows: { page: string; what: string; value: number; limit: string; within: boolean }[] };

const count = <T>(all: readonly T[], fits: (one: T) => boolean): number => all.filter(fits).length;

/** Reads the JSON report of Vitest, Playwright or the budgets. A test that passed only when tried again counts as failed. */
export function countsOf(report: VitestCounts | PlaywrightCounts | Budgets): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  if ('rows' in report) {
    return { passed: count(report.rows, ({ within }) => within), failed: count(report.rows, ({ within }) => !within), skipped: 0 };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests };
}

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

const outcomeOf = ({ title, ok, tests }: Spec): Outcome => {
  const errors = tests.flatMap(({ projectName, results }) =>
    results.flatMap((result) => result.errors).map(({ message = '' }) => `${projectName}: ${message}`),
  );
  return { title, passed: ok, message: errors.join('\n') };
};

/** Reads the tests of a JSON report of Vitest, Playwright or the budgets. A test that was left out has no outcome. */
export function outcomesOf(report: VitestTests | PlaywrightTests | Budgets): Outcome[] {
  if ('suites' in report)
    return report.suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(outcomeOf);
  if ('rows' in report)
    return report.rows.map(({ page, what, value, limit, within }) => ({
      title: `${page} ${what}`,
      passed: within,
      message: `${value}, limit ${limit}`,
    }));
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      passed: status === 'passed',
      message: failureMessages.join('\n'),
    }));
}

const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

/**
 * What a run that has ended says, and the tests that failed in it. One that failed without a failed test, or left no report, has one
 * failure.
 */
export function resultIn(file: string | undefined, succeeded: boolean): { counts: Counts; failures: Outcome[] } {
  const isLost = file !== undefined && !existsSync(file);
  const report =
    file === undefined || isLost
      ? undefined
      : (JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof countsOf>[0] & Parameters<typeof outcomesOf>[0]);
  const counts = report ? countsOf(report) : nothing;
  const isSilentFailure = isLost || (!succeeded && counts.failed === 0);
  return {
    counts: isSilentFailure ? { ...counts, failed: 1 } : counts,
    failures: report ? outcomesOf(report).filter(({ passed }) => !passed) : [],
  };
}
