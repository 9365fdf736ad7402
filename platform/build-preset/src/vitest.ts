import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

/** Absolute, because the working directory differs between a run of one package and a run of all. */
const ROUTER_FACADE = createRequire(import.meta.url).resolve('shared-contracts/routes/router-facade');

/**
 * The settings for unit and screen tests of a storefront package. Emotion's JSX runtime is set in the package's tsconfig;
 * `shared-contracts/testing` adds matchers and clean-up.
 */
export const storefrontTests = defineConfig({
  resolve: {
    // The facade that the shell shares, so that a test cannot use an export of the router that pages do not have.
    alias: { 'react-router-dom': ROUTER_FACADE },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // `npm test` leaves these out, `npm test -- mfe-catalog` does not.
    tags: [{ name: 'all' }, { name: 'matrix' }],
    restoreMocks: true,
    // Processes are reused, with a new context for each file: this takes half the processor time of one process per file.
    pool: 'vmForks',
    // By default Vitest leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // Long, because tests are slow on a busy machine.
    testTimeout: 20_000,
  },
});
