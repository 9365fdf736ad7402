import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,bench}/**/*.test.ts'],
    // Servers start in these tests, on machines that do other things too.
    testTimeout: 30_000,
  },
});
