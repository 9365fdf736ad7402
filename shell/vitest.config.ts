import { storefrontTests } from 'build-preset/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(storefrontTests, { test: { setupFiles: 'src/testing/remote-pages.ts' } });
