import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** One project for each way of testing; `faults` kills processes and takes its time. */
const project = (name: string, testTimeout: number, setup: readonly string[] = []) => ({
  extends: true as const,
  test: {
    name,
    globalSetup: ['tests/support/database-setup.ts', ...setup],
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    testTimeout,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});

/** Looks at what the build has made, which needs no database. */
const site = {
  extends: true as const,
  test: {
    name: 'site',
    globalSetup: 'tests/site/setup.ts',
    include: ['tests/site/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // Tests that wait side by side start servers, which want a core each.
    maxConcurrency: 2,
    // Vitest leaves one core free, of two as of twenty; many tests wait.
    maxWorkers: '100%',
    projects: [
      project('unit', 10_000),
      project('contract', 20_000),
      project('faults', 120_000),
      project('hosts', 20_000, ['tests/hosts/setup.ts']),
      site,
    ],
    coverage: { include: ['src/**/*.{ts,tsx}'], reportsDirectory: 'reports/coverage' },
  },
});
