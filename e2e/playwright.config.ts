import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './browser/chromium-arguments.ts';
import { env } from './env.ts';

/** Windows on both sides of all breakpoints. */
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/**
 * Files that run at both widths, unless their names end with `.wide.spec.ts` or `.phone.spec.ts`. A single test whose result does not depend
 * on the width has the tag `@one-width`, and only runs in the wide window.
 */
const IN_BOTH_WIDTHS = ['journeys/**/*.spec.ts', 'states/*.spec.ts'];

export default defineConfig({
  testDir: '.',
  globalSetup: './edge/shared-edges.ts',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: env.isCi,
  // One more than a small machine has cores, because many tests wait for timeouts.
  workers: 3,
  // Long, because three browsers and the suites share two cores: a test must not fail on a slow machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // `npm test` lists the tests that needed a second try. Chosen files, which record traces, have only one.
  retries: env.recordsTraces ? 0 : 1,
  use: {
    // A cluster has a self-signed certificate.
    ignoreHTTPSErrors: env.shopUrl.startsWith('https:'),
    // Recording takes a third of the processor time, so a run of all tests goes without.
    trace: env.recordsTraces ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: env.chromiumPath, args: [...CHROMIUM_ARGUMENTS] },
  },
  projects: [
    // The slowest project comes first, so that no long test runs alone at the end. Each project starts its own workers.
    { name: 'wide', testIgnore: '**/*.phone.spec.ts', use: { viewport: WIDE } },
    {
      name: 'phone',
      testMatch: [...IN_BOTH_WIDTHS],
      testIgnore: '**/*.wide.spec.ts',
      grepInvert: /@one-width/,
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
  ],
});
