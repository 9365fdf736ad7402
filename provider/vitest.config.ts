import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // `npm test` leaves these out; `npm run test:all` and `npm run test:matrix` run them alone.
    tags: [{ name: 'all' }, { name: 'matrix' }],
    // Vitest leaves one core alone, which is half of a small machine.
    maxWorkers: '100%',
    // Each module is loaded once for all files, which saves a quarter of the processor time. So a test that changes a module
    // (`vi.doMock`) loads it anew before and after.
    isolate: false,
    restoreMocks: true,
    // Servers start in these tests, on machines that do other things too.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
