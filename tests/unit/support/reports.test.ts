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
      flaky: 0,
      failed: 1,
      skipped: 3,
    });
  });

  it('reads Playwright, where a test that needed a second try passed', () => {
    expect(countsOf({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } })).toEqual({
      passed: 7,
      flaky: 2,
      failed: 1,
      skipped: 3,
    });
  });

  it('reads the budgets', () => {
    expect(countsOf({ rows: [row(true), row(false), row(true)] })).toEqual({ passed: 2, flaky: 0, failed: 1, skipped: 0 });
  });
});

describe('outcomes in a report', () => {
  it('reads Vitest, without tests that were left out', () => {
    const test = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages });
    expect(
      outcomesOf({ testResults: [{ assertionResults: [test('a', 'passed'), test('b', 'failed', 'expected 1'), test('c', 'skipped')] }] }),
    ).toEqual([
      { title: 'a', status: 'passed', message: '' },
      { title: 'b', status: 'failed', message: 'expected 1' },
    ]);
  });

  it('reads Playwright, in suites of suites, for each project that a test ran in', () => {
    const ran = (projectName: string, status: string, ...messages: string[]) => ({
      projectName,
      status,
      results: messages.map((message) => ({ errors: [{ message }] })),
    });
    const suites = [
      {
        specs: [{ title: 'a', tests: [ran('desk', 'expected')] }],
        suites: [
          {
            specs: [
              { title: 'b', tests: [ran('desk', 'expected'), ran('phone', 'unexpected', 'not visible', 'not there')] },
              { title: 'c', tests: [ran('desk', 'skipped')] },
            ],
          },
        ],
      },
    ];
    expect(outcomesOf({ suites })).toEqual([
      { title: '[desk] a', status: 'passed', message: '' },
      { title: '[desk] b', status: 'passed', message: '' },
      { title: '[phone] b', status: 'failed', message: 'not visible\nnot there' },
    ]);
  });

  it('reads the budgets', () => {
    expect(outcomesOf({ rows: [row(false)] })).toEqual([{ title: 'home kB', status: 'failed', message: '111, limit <= 110' }]);
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
    expect(counts).toEqual({ passed: 3, flaky: 0, failed: 2, skipped: 0 });
    expect(failures.map(({ title }) => title)).toEqual(['a', 'b']);
  });

  it('names what passed only when tried again, with the error of its first try', () => {
    const results = [{ errors: [{ message: 'not visible' }] }, { errors: [] }];
    const spec = { title: 'a', tests: [{ status: 'flaky', projectName: 'desk', results }] };
    writeFileSync(file, JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 1, skipped: 0 }, suites: [{ specs: [spec] }] }));
    expect(resultIn(file, true)).toEqual({
      counts: { passed: 1, flaky: 1, failed: 0, skipped: 0 },
      failures: [],
      secondTries: [{ title: '[desk] a', status: 'flaky', message: 'not visible' }],
    });
  });

  it('has a failure where it failed and no test did', () => {
    report();
    const printed = `${Array.from({ length: 20 }, (_, line) => `\u001B[31mline ${line}\u001B[39m`).join('\n')}\n`;
    const { counts, failures } = resultIn(file, false, printed);
    expect(counts).toEqual({ passed: 3, flaky: 0, failed: 1, skipped: 0 });
    expect(failures.map(({ message }) => message.split('\n'))).toEqual([Array.from({ length: 12 }, (_, line) => `line ${line + 8}`)]);
  });

  it('has a failure where it left no report', () => {
    expect(resultIn(file, true, 'it broke\n')).toEqual({
      counts: { passed: 0, flaky: 0, failed: 1, skipped: 0 },
      failures: [{ title: 'its last lines', status: 'failed', message: 'it broke' }],
      secondTries: [],
    });
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('without tests of its own depends on how it ended', (succeeded, failed) => {
    expect(resultIn(undefined, succeeded).counts).toEqual({ passed: 0, flaky: 0, failed, skipped: 0 });
  });
});
