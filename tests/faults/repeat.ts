/**
 * Runs the tests of faults, in the services and in the browser, again and again: `npm run faults -- 20`, or
 * `npm run faults -- 20 services` for one half, or `npm run faults -- 20 --only 13,21,45` for some faults.
 * Tests name their faults' numbers at the end of their titles.
 * Ends at the first round in which one fails. The browser's half needs the production build and makes it if need be.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faultsOf } from '../support/fault-tally.ts';
import { outcomesOf } from '../support/reports.ts';

const root = join(import.meta.dirname, '..', '..');
const usage =
  'npm run faults -- ROUNDS [services | browser] [--only NUMBER,NUMBER]: a whole number of rounds from 1, and what to run if not all';
const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string', default: '' } } });
if (!/^(\d+(,\d+)*)?$/.test(values.only)) throw new Error(usage);
const named = values.only === '' ? '\\(faults? \\d' : `\\(faults? [^)]*\\b(${values.only.replaceAll(',', '|')})\\b[^)]*\\)`;
const folder = mkdtempSync(join(tmpdir(), 'landfall-faults-'));

/** Vitest would load every file to find the tests in it. */
const filesWithFaults = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter((file) => /\(faults? [\d$%]/.test(readFileSync(join(root, file), 'utf8')));

const halves = {
  services: (report: string) => [
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'faults',
    '--project',
    'unit*',
    '--project',
    'contract*',
    '-t',
    named,
    '--reporter',
    'dot',
    '--reporter',
    'json',
    '--outputFile.json',
    report,
    ...filesWithFaults('tests/{faults,unit,contract}/**/*.test.ts'),
  ],
  browser: () => ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--project', 'desk', '--retries', '0', '--grep', named],
};
type Half = keyof typeof halves;

function round(half: Half): Map<number, boolean> {
  const report = join(folder, `${half}.json`);
  rmSync(report, { force: true });
  const [command = '', ...rest] = halves[half](report);
  const { status } = spawnSync(join(root, 'node_modules', '.bin', command), rest, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const faults = faultsOf(outcomesOf(JSON.parse(readFileSync(report, 'utf8')) as Parameters<typeof outcomesOf>[0]));
  if (faults.size === 0 || (status !== 0 && [...faults.values()].every(Boolean)))
    throw new Error(`${command} ended with ${status}, and no fault to blame`);
  return faults;
}

const [wanted = '1', only] = positionals;
const rounds = Number(wanted);
const chosen = (Object.keys(halves) as Half[]).filter((half) => only === undefined || half === only);
if (!(Number.isInteger(rounds) && rounds > 0) || chosen.length === 0) {
  throw new Error(usage);
}

const passed = new Map<number, Record<Half, number>>();
let isBroken = false;
for (let number = 1; number <= rounds && !isBroken; number += 1) {
  for (const half of chosen) {
    console.info(`\n=== round ${number} of ${rounds}: ${half}`);
    for (const [fault, hasPassed] of round(half)) {
      const counts = passed.get(fault) ?? { services: 0, browser: 0 };
      passed.set(fault, { ...counts, [half]: counts[half] + Number(hasPassed) });
      isBroken ||= !hasPassed;
    }
  }
}
rmSync(folder, { recursive: true, force: true });

const inWords = (count: number): string => (count === 0 ? '' : `${count} of ${rounds}`);
console.table(
  Object.fromEntries(
    [...passed]
      .sort(([a], [b]) => a - b)
      .map(([fault, counts]) => [`fault ${fault}`, Object.fromEntries(chosen.map((half) => [half, inWords(counts[half])]))]),
  ),
);
process.exitCode = isBroken ? 1 : 0;
