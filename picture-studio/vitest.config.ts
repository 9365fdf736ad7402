import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // `npm test` skips tests with these tags; `npm run test:matrix` runs only those of the matrix.
    tags: [{ name: 'all' }, { name: 'matrix' }],
    // By default Vitest leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // Long, because these tests compose pictures, also on busy machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
