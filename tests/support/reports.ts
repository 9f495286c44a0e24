import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests of a run passed, of these only when tried again (`flaky`), how many failed and were left out. */
export type Counts = { passed: number; flaky: number; failed: number; skipped: number };

/** What a runner says of one test, with the errors of every try. A flaky one passed when it was tried again. */
export type Outcome = { title: string; status: 'passed' | 'flaky' | 'failed'; message: string };

type VitestCounts = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
type PlaywrightCounts = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
type VitestTests = { testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[] };
type PlaywrightTest = { status: string; projectName: string; results: { errors: { message?: string }[] }[] };
type Spec = { title: string; tests: PlaywrightTest[] };
type Suite = { specs: Spec[]; suites?: Suite[] };
type PlaywrightTests = { suites: Suite[] };
type Budgets = { rows: { page: string; what: string; value: number; limit: string; within: boolean }[] };

const count = <T>(all: readonly T[], fits: (one: T) => boolean): number => all.filter(fits).length;

/** Reads the JSON report of Vitest, Playwright or the budgets. */
export function countsOf(report: VitestCounts | PlaywrightCounts | Budgets): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, flaky, failed: unexpected, skipped };
  }
  if ('rows' in report) {
    const passed = count(report.rows, ({ within }) => within);
    return { passed, flaky: 0, failed: report.rows.length - passed, skipped: 0 };
  }
  return { passed: report.numPassedTests, flaky: 0, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests };
}

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

const playwrightStatus: Record<string, Outcome['status']> = { expected: 'passed', flaky: 'flaky', unexpected: 'failed' };

/** A spec is one test in each project: it can fail on the phone and hold on the desk. */
const outcomesOfSpec = ({ title, tests }: Spec): Outcome[] =>
  tests.flatMap(({ status: said, projectName, results }) => {
    const status = playwrightStatus[said];
    const errors = results.flatMap((result) => result.errors).map(({ message = '' }) => message);
    return status ? [{ title: `[${projectName}] ${title}`, status, message: errors.join('\n') }] : [];
  });

const failedUnless = (passed: boolean): Outcome['status'] => (passed ? 'passed' : 'failed');

/** Reads the tests of a JSON report of Vitest, Playwright or the budgets. A test that was left out has no outcome. */
export function outcomesOf(report: VitestTests | PlaywrightTests | Budgets): Outcome[] {
  if ('suites' in report) return report.suites.flatMap(specsOf).flatMap(outcomesOfSpec);
  if ('rows' in report)
    return report.rows.map(({ page, what, value, limit, within }) => ({
      title: `${page} ${what}`,
      status: failedUnless(within),
      message: `${value}, limit ${limit}`,
    }));
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      status: failedUnless(status === 'passed'),
      message: failureMessages.join('\n'),
    }));
}

const nothing: Counts = { passed: 0, flaky: 0, failed: 0, skipped: 0 };

const lastLinesOf = (printed: string): string => stripVTControlCharacters(printed).trimEnd().split('\n').slice(-12).join('\n');

type Result = { counts: Counts; failures: Outcome[]; secondTries: Outcome[] };

/**
 * What a run that has ended says, the tests that failed in it, and those that passed only when tried again. One that failed without a
 * failed test, or left no report, has one failure: the last lines that it printed.
 */
export function resultIn(file: string | undefined, succeeded: boolean, printed = ''): Result {
  const isLost = file !== undefined && !existsSync(file);
  const report =
    file === undefined || isLost
      ? undefined
      : (JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof countsOf>[0] & Parameters<typeof outcomesOf>[0]);
  const counts = report ? countsOf(report) : nothing;
  const isSilentFailure = isLost || (!succeeded && counts.failed === 0);
  const outcomes = report ? outcomesOf(report) : [];
  const secondTries = outcomes.filter(({ status }) => status === 'flaky');
  if (isSilentFailure)
    return {
      counts: { ...counts, failed: 1 },
      failures: [{ title: 'its last lines', status: 'failed', message: lastLinesOf(printed) }],
      secondTries,
    };
  return { counts, failures: outcomes.filter(({ status }) => status === 'failed'), secondTries };
}
