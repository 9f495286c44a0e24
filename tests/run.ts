/**
 * Runs everything that must hold before a change is trusted, and goes on after a failure, so that one run tells all.
 * The last line says how many tests passed and failed, by the runners' own reports in `reports/`.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { countsIn, type Counts } from './support/reports.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'reports');

/** Scripts of package.json. Those with a report run tests; the others pass or fail as a whole. */
const checks: readonly { script: string; options?: string[]; report?: string }[] = [
  { script: 'types' },
  { script: 'lint' },
  { script: 'test:unit', report: 'unit.json' },
  { script: 'test:contract', report: 'contract.json' },
  { script: 'test:faults', report: 'faults.json' },
  { script: 'test:postgres', report: 'postgres.json' },
  { script: 'build', options: ['--all'] },
  { script: 'test:site', report: 'site.json' },
  { script: 'test:hosts', report: 'hosts.json' },
  { script: 'test:e2e', report: 'e2e.json' },
  { script: 'test:a11y', report: 'a11y.json' },
  { script: 'test:visual', report: 'visual.json' },
  { script: 'test:budgets', report: 'budgets.json' },
];

function run(script: string, options: readonly string[]): boolean {
  console.info(`\n=== npm run ${[script, ...options].join(' ')}`);
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...options], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  console.info(`=== took ${Math.round((performance.now() - start) / 1000)} s`);
  return status === 0;
}

function inWords(script: string, { passed, failed, skipped }: Counts, succeeded: boolean): string {
  const counts = passed + failed + skipped > 0 ? `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}` : 'passed';
  return `${script}: ${counts}${succeeded ? '' : ' (failed)'}`;
}

rmSync(reports, { recursive: true, force: true });
const results = checks.map(({ script, options = [], report }) => {
  const succeeded = run(script, options);
  return { script, succeeded, counts: countsIn(report && join(reports, report), succeeded) };
});

const sum = (part: 'passed' | 'failed'): number => results.reduce((total, { counts }) => total + counts[part], 0);
console.info(`\n${results.map(({ script, counts, succeeded }) => inWords(script, counts, succeeded)).join('\n')}`);
console.info(`total: ${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
