import { defineConfig } from 'vitest/config';

/** All packages in one run: `pnpm exec vitest run --project=mfe-catalog`. In a package's folder its own configuration counts. */
export default defineConfig({
  test: {
    projects: ['*/vitest.config.ts'],
    // Vitest leaves one core alone, which is half of a small machine.
    maxWorkers: '100%',
  },
});
