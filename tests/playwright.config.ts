import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './support/chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const chromiumPath = findChromium();
const launchOptions = { args: chromiumArguments, ...(chromiumPath ? { executablePath: chromiumPath } : {}) };
const phone = { viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** Of somebody who asked for less motion; the phone's is not. */
const desk = { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } } as const;

/** A run empties the folders of its projects: what end-to-end tests leave of a failure outlives the run of axe after them. */
const resultsOf = (project: string) => ({ name: project, outputDir: `${root}test-results/${project}` });

/**
 * Tests that fake answers must see every request: the service worker has tests of its own. Tests tagged `@phone` run on the phone too,
 * those tagged `@phone-only` there alone.
 */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // One try more, on machines that are shared with others: what needed it is counted and named on the last lines of the run.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: `${root}reports/e2e.json` }]],
  use: { browserName: 'chromium', launchOptions, screenshot: 'only-on-failure', trace: 'on-first-retry', serviceWorkers: 'block' },
  projects: [
    { ...resultsOf('desk'), testDir: 'e2e', use: desk, grepInvert: /@phone-only/ },
    { ...resultsOf('phone'), testDir: 'e2e', use: phone, grep: /@phone/ },
    { ...resultsOf('a11y'), testDir: 'a11y', use: desk, teardown: 'valid-html' },
    { ...resultsOf('valid-html'), testDir: 'a11y', testMatch: 'valid-html.teardown.ts' },
    { ...resultsOf('brands'), testDir: 'visual', testMatch: 'brands.setup.ts' },
    { ...resultsOf('visual'), dependencies: ['brands'], testDir: 'visual', snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}' },
  ],
  // LANDFALL_URL and COUNTER_URL point the tests at a shop that `tsx tests/support/shop-server.ts` has started already.
  ...(process.env.LANDFALL_URL
    ? {}
    : {
        webServer: {
          command: 'tsx tests/support/shop-server.ts',
          cwd: root,
          wait: { stdout: /shop (?<landfall_url>\S+) counter (?<counter_url>\S+)/ },
          stdout: 'pipe',
          timeout: 600_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        },
      }),
});
