import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    tags: [{ name: 'all' }, { name: 'matrix' }],
    // Vitest leaves one core alone, which is half of a small machine.
    maxWorkers: '100%',
    // Each module is loaded once for all files, which saves a third of a second for each of them.
    isolate: false,
    // Servers start in these tests, on machines that do other things too.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
