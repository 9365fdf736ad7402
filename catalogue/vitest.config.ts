import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // `npm test` leaves these out, `npm run test:matrix` runs them alone.
    tags: [{ name: 'all' }, { name: 'matrix' }],
    // Vitest leaves one core alone, which is half of a small machine.
    maxWorkers: '100%',
  },
});
