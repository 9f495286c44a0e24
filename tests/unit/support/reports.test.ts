import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countsOf, outcomesOf, resultIn } from '#tests/support/reports.ts';

const row = (within: boolean) => ({ page: 'home', what: 'kB', value: 111, limit: '<= 110', within });

describe('counts of a report', () => {
  it('reads Vitest', () => {
    expect(countsOf({ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })).toEqual({
      passed: 7,
      failed: 1,
      skipped: 3,
    });
  });

  it('reads Playwright, where a test that needed a second try has failed', () => {
    expect(countsOf({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } })).toEqual({ passed: 5, failed: 3, skipped: 3 });
  });

  it('reads the budgets', () => {
    expect(countsOf({ rows: [row(true), row(false), row(true)] })).toEqual({ passed: 2, failed: 1, skipped: 0 });
  });
});

describe('outcomes in a report', () => {
  it('reads Vitest, without tests that were left out', () => {
    const test = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages });
    expect(
      outcomesOf({ testResults: [{ assertionResults: [test('a', 'passed'), test('b', 'failed', 'expected 1'), test('c', 'skipped')] }] }),
    ).toEqual([
      { title: 'a', passed: true, message: '' },
      { title: 'b', passed: false, message: 'expected 1' },
    ]);
  });

  it('reads Playwright, in suites of suites', () => {
    const spec = (title: string, ok: boolean, status: string, ...messages: string[]) => ({
      title,
      ok,
      tests: [{ status, projectName: 'desk', results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const suites = [
      {
        specs: [spec('a', true, 'expected')],
        suites: [{ specs: [spec('b', false, 'unexpected', 'not visible'), spec('c', true, 'skipped')] }],
      },
    ];
    expect(outcomesOf({ suites })).toEqual([
      { title: 'a', passed: true, message: '' },
      { title: 'b', passed: false, message: 'desk: not visible' },
    ]);
  });

  it('reads the budgets', () => {
    expect(outcomesOf({ rows: [row(false)] })).toEqual([{ title: 'home kB', passed: false, message: '111, limit <= 110' }]);
  });
});

describe('the result of a run', () => {
  let folder: string;
  let file: string;
  const report = (...titles: string[]) =>
    writeFileSync(
      file,
      JSON.stringify({
        numPassedTests: 3,
        numFailedTests: titles.length,
        numPendingTests: 0,
        numTodoTests: 0,
        testResults: [{ assertionResults: titles.map((fullName) => ({ fullName, status: 'failed', failureMessages: [] })) }],
      }),
    );
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landfall-reports-'));
    file = join(folder, 'unit.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is that of its report', () => {
    report('a', 'b');
    const { counts, failures } = resultIn(file, false);
    expect(counts).toEqual({ passed: 3, failed: 2, skipped: 0 });
    expect(failures.map(({ title }) => title)).toEqual(['a', 'b']);
  });

  it('has a failure where it failed and no test did', () => {
    report();
    expect(resultIn(file, false).counts).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('has a failure where it left no report', () => {
    expect(resultIn(file, true)).toEqual({ counts: { passed: 0, failed: 1, skipped: 0 }, failures: [] });
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('without tests of its own depends on how it ended', (succeeded, failed) => {
    expect(resultIn(undefined, succeeded).counts).toEqual({ passed: 0, failed, skipped: 0 });
  });
});
