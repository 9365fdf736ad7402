import { defineConfig } from '@playwright/test';
import { env } from './env.ts';
import { CHROMIUM_ARGUMENTS } from './shop/chromium-arguments.ts';

/** Spec section 9: the two sides of every breakpoint. */
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: env.isCi,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: env.shopUrl,
    // Recording costs a third of a run.
    trace: env.isCi ? 'off' : 'retain-on-failure',
    launchOptions: { executablePath: env.chromiumPath, args: [...CHROMIUM_ARGUMENTS] },
  },
  projects: [
    // The slowest first: the last one would run alone.
    { name: 'system', testIgnore: 'journeys/**', use: { viewport: WIDE } },
    { name: 'wide', testMatch: 'journeys/**', testIgnore: '**/*.phone.spec.ts', use: { viewport: WIDE } },
    {
      name: 'phone',
      testMatch: 'journeys/**',
      testIgnore: '**/*.wide.spec.ts',
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
  ],
});
