import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests about SQLite's file: damage, its log, a full disk, copies of it. Tests of `office` use this configuration, too. */
const ABOUT_THE_FILE = [
  'src/app/watch-data.test.ts',
  'src/backup/backup{,-under-load}.test.ts',
  'src/database/{full-disk,killed-provider,power-cut}.test.ts',
  'src/payment/killed-{payment,refund}.test.ts',
];

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Set by `npm run test:postgres`, or by hand for an existing server. All tests then run on Postgres.
    exclude: process.env['TEST_DATABASE_URL'] ? ABOUT_THE_FILE : [],
    globalSetup: join(import.meta.dirname, 'src/testing/postgres-for-all.ts'),
    // `npm test` leaves these out; `npm run test:all` and `npm run test:matrix` run them alone.
    tags: [{ name: 'all' }, { name: 'matrix' }],
    // Vitest leaves one core alone, which is half of a small machine.
    maxWorkers: '100%',
    // Each module is loaded once for all files, which saves a quarter of the processor time. So a test that changes a module
    // (`vi.doMock`) loads it anew before and after.
    isolate: false,
    restoreMocks: true,
    // Long, because these tests start servers on busy machines.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
