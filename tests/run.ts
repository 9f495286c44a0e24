/**
 * Runs everything that must hold before a change is trusted, and goes on after a failure, so that one run tells all.
 * The last lines name what failed or needed a second try, and say how many tests passed and failed, by the runners' own reports in
 * `reports/`.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { resultIn, type Counts, type Outcome } from './support/reports.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'reports');

/** A script of package.json. One with a report runs tests; the others pass or fail as a whole. */
type Check = { script: string; options?: string[]; report?: string };
/** One check after the other. */
type Lane = readonly Check[];

/**
 * One phase after the other; the lanes of a phase side by side, because a build, or Lighthouse, keeps one core busy. The rest of the
 * browsers want both.
 */
const phases: readonly (readonly Lane[])[] = [
  [
    // The other brands are built by the tests of what has been built.
    [{ script: 'build' }, { script: 'test:site', report: 'site.json' }, { script: 'lint' }],
    [
      // What the embedded database itself answers for; all else of contracts and faults runs on Postgres (record 0100).
      { script: 'test:crash', report: 'crash.json' },
      { script: 'test:postgres', report: 'postgres.json' },
      { script: 'test:unit', report: 'unit.json' },
      { script: 'types' },
    ],
  ],
  // Alone, and one file after the other: it holds the time after which a change of the catalogue is seen.
  [[{ script: 'test:hosts', report: 'hosts.json' }]],
  [[{ script: 'test:budgets', report: 'budgets.json' }], [{ script: 'test:visual', report: 'visual.json' }]],
  [
    [
      { script: 'test:e2e', report: 'e2e.json' },
      { script: 'test:a11y', report: 'a11y.json' },
    ],
  ],
];

type Result = { script: string; succeeded: boolean; seconds: number; counts: Counts; failures: Outcome[]; secondTries: Outcome[] };

/** @param isAlone otherwise what the check prints comes out when it has ended, so that two of them do not talk at once */
async function run({ script, options = [], report }: Check, isAlone: boolean): Promise<Result> {
  const started = performance.now();
  const name = ['npm run', script, ...options].join(' ');
  console.info(`=== ${name} begins`);
  const child = spawn('npm', ['run', '--silent', script, '--', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output.push(part);
      if (isAlone) process.stdout.write(part);
    });
  const succeeded = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      console.error(error);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  const printed = Buffer.concat(output).toString();
  process.stdout.write(`${isAlone ? '' : `\n=== ${name}\n${printed}`}=== ${name} took ${seconds} s\n`);
  return { script, succeeded, seconds, ...resultIn(report && join(reports, report), succeeded, printed) };
}

async function runLane(lane: Lane, isAlone: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const check of lane) results.push(await run(check, isAlone));
  return results;
}

function countsInWords({ passed, flaky, failed, skipped }: Counts): string {
  const parts = [`${passed} passed`, flaky && `${flaky} of them when tried again`, `${failed} failed`, skipped && `${skipped} skipped`];
  return parts.filter(Boolean).join(', ');
}

function inWords({ script, succeeded, seconds, counts: all }: Result): string {
  const counts = all.passed + all.failed + all.skipped > 0 ? countsInWords(all) : 'passed';
  return `${script}: ${counts}${succeeded ? '' : ' (failed)'}, ${seconds} s`;
}

/** Where and how a test failed, once or for good; the runner has printed the whole above. */
const failureInWords = (what: string, { title, message }: Outcome): string =>
  [
    `${what}: ${title}`,
    ...stripVTControlCharacters(message)
      .split('\n')
      .slice(0, 12)
      .map((line) => `    ${line}`),
  ].join('\n');

rmSync(reports, { recursive: true, force: true });
const results: Result[] = [];
for (const lanes of phases) results.push(...(await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)))).flat());

const sum = (part: keyof Counts): number => results.reduce((total, { counts }) => total + counts[part], 0);
for (const { script, failures, secondTries } of results) {
  for (const failure of secondTries) console.info(`\n${failureInWords(`tried again in ${script}`, failure)}`);
  for (const failure of failures) console.info(`\n${failureInWords(`failed in ${script}`, failure)}`);
}
console.info(`\n${results.map(inWords).join('\n')}`);
const total = { passed: sum('passed'), flaky: sum('flaky'), failed: sum('failed'), skipped: sum('skipped') };
console.info(`total: ${countsInWords(total)}, ${Math.round(performance.now() / 1000)} s`);
process.exitCode = total.failed > 0 ? 1 : 0;
