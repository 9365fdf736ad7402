import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './browser/chromium-arguments.ts';
import { env } from './env.ts';

/** The two sides of every breakpoint. */
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/**
 * A file in here runs at both widths, unless its name ends in `.wide.spec.ts` or `.phone.spec.ts`. A single test whose result
 * does not depend on the width has the tag `@one-width`: it runs in the wide window.
 */
const IN_BOTH_WIDTHS = ['journeys/**/*.spec.ts', 'states/*.spec.ts'];

export default defineConfig({
  testDir: '.',
  globalSetup: './edge/shared-edges.ts',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: env.isCi,
  // One more than a small machine has cores: many tests wait for timeouts.
  workers: 3,
  // Three browsers and the suites share two cores: a limit must not fail because the machine is slow.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // `npm test` lists the tests that needed it. Chosen files, which record traces, have one try.
  retries: env.recordsTraces ? 0 : 1,
  use: {
    // A cluster has a certificate of its own.
    ignoreHTTPSErrors: env.shopUrl.startsWith('https:'),
    // Recording costs a third of the processor time: the whole run goes without.
    trace: env.recordsTraces ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: env.chromiumPath, args: [...CHROMIUM_ARGUMENTS] },
  },
  projects: [
    // The slowest first, so that no long test runs alone at the end. Each project starts workers of its own.
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
