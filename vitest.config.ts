import { defineConfig } from 'vitest/config';

/** All packages in one run: `pnpm exec vitest run --project=mfe-catalog`. In a package's folder its own configuration counts. */
export default defineConfig({
  test: {
    projects: ['*/vitest.config.ts', 'platform/*/vitest.config.ts'],
    // `npm test` filters by these tags, also a package that does not use them.
    tags: [{ name: 'all' }, { name: 'matrix' }],
    // Vitest leaves one core alone, which is half of a small machine.
    maxWorkers: '100%',
  },
});
