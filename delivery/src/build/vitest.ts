import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Not from the working directory: a run of all packages has that of the repository. */
const ROUTER_FACADE = path.join(import.meta.dirname, '../../../shared-contracts/src/routes/router-facade.ts');

/**
 * Unit and screen tests of a storefront package; emotion's JSX source comes from the package's tsconfig.
 * `shared-contracts/testing` brings matchers and clean-up.
 */
export const storefrontTests = defineConfig({
  resolve: {
    // The router as the shell shares it, so that a test cannot use an export that the facade lacks.
    alias: { 'react-router-dom': ROUTER_FACADE },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // A process that is used again, with a new context for each file: half the processor time of a process a file.
    pool: 'vmForks',
    // Vitest leaves one core alone, which is half of a small machine.
    maxWorkers: '100%',
    // A busy machine makes a screen slow, not wrong.
    testTimeout: 20_000,
  },
});
