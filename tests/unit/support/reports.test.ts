import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countsIn, countsOf } from '#tests/support/reports.ts';

describe('counts of a report', () => {
  it('reads Vitest', () => {
    expect(countsOf({ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  it('reads Playwright, where a test that needed a second try has failed', () => {
    expect(countsOf({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } })).toEqual({ passed: 5, failed: 3, skipped: 3 });
  });

  it('reads the budgets', () => {
    expect(countsOf({ rows: [{ within: true }, { within: false }, { within: true }] })).toEqual({ passed: 2, failed: 1, skipped: 0 });
  });
});

describe('counts of a run', () => {
  let folder: string;
  let file: string;
  const report = (failed: number) => writeFileSync(file, JSON.stringify({ numPassedTests: 3, numFailedTests: failed, numPendingTests: 0, numTodoTests: 0 }));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landfall-reports-'));
    file = join(folder, 'unit.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are those of its report', () => {
    report(2);
    expect(countsIn(file, false)).toEqual({ passed: 3, failed: 2, skipped: 0 });
  });

  it('have a failure where it failed and no test did', () => {
    report(0);
    expect(countsIn(file, false)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('have a failure where it left no report', () => {
    expect(countsIn(file, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it.each([[true, 0], [false, 1]])('without tests of its own depend on how it ended', (succeeded, failed) => {
    expect(countsIn(undefined, succeeded)).toEqual({ passed: 0, failed, skipped: 0 });
  });
});
