import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The router facade, as the shell shares it.
  resolve: { alias: { 'react-router-dom': path.join(import.meta.dirname, 'src/routes/router-facade.ts') } },
  test: {
    environment: 'happy-dom',
    // As in platform/build-preset/src/vitest.ts, which this package must not import.
    pool: 'vmForks',
    maxWorkers: '100%',
    tags: [{ name: 'all' }, { name: 'matrix' }],
  },
});
