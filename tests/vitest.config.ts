import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const allIn = (folder: string): string => `tests/${folder}/**/*.test.{ts,tsx}`;

type Settings = { setup?: readonly string[]; include?: readonly string[]; exclude?: readonly string[]; isolate: boolean };

/** One project for each way of testing; `faults` kills processes and takes its time. */
const project = (name: string, testTimeout: number, { setup = [], include = [allIn(name)], exclude = [], isolate }: Settings) => ({
  extends: true as const,
  test: {
    name,
    globalSetup: ['tests/support/services-setup.ts', ...setup],
    include: [...include],
    exclude: [...exclude],
    testTimeout,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    isolate,
  },
});

/**
 * Tests of modules that keep something, as stores do, or that are given something in place of what they import or of what is global. Of
 * all others the modules are loaded once: loading them anew for each file takes as long as the tests.
 */
const ofState = {
  unit: ['brands', 'data', 'islands', 'stores', 'views'].map((room) => allIn(`unit/${room}`)),
  contract: ['tests/contract/other-provider.test.ts'],
};

/** What the embedded database alone answers for, whatever the other tests run on. */
const ofEmbedded = process.env.LANDFALL_TEST_DATABASE === 'postgres' ? ['tests/faults/durability.test.ts'] : [];

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
      project('unit', 10_000, { exclude: ofState.unit, isolate: false }),
      project('unit-of-state', 10_000, { include: ofState.unit, isolate: true }),
      project('contract', 20_000, { exclude: ofState.contract, isolate: false }),
      project('contract-of-state', 20_000, { include: ofState.contract, isolate: true }),
      project('faults', 120_000, { exclude: ofEmbedded, isolate: false }),
      project('hosts', 20_000, { setup: ['tests/hosts/setup.ts'], isolate: true }),
      site,
    ],
    coverage: { include: ['src/**/*.{ts,tsx}'], reportsDirectory: 'reports/coverage' },
  },
});
