import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Pictures are composed in these tests, on machines that do other things too.
    testTimeout: 30_000,
  },
});
