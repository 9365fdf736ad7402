import { defineConfig } from 'vitest/config';

/** Unit and screen tests of a storefront package. emotion's JSX source comes from the package's tsconfig. */
export const storefrontTests = defineConfig({
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [new URL('./screen-test-setup.ts', import.meta.url).pathname],
    restoreMocks: true,
  },
});
