import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    tags: [{ name: 'all' }, { name: 'matrix' }],
    // By default Vitest leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // Modules are loaded once for all files, which saves a third of a second per file.
    isolate: false,
    // Long, because these tests start servers, on machines that do other things too.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
