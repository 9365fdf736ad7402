import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests about SQLite's file alone: damage, its log, a full disk, copies of it. Those of `office` run with this file too. */
const ABOUT_THE_FILE = [
  'src/app/watch-data.test.ts',
  'src/backup/backup{,-under-load}.test.ts',
  'src/database/{full-disk,killed-provider,power-cut}.test.ts',
  'src/payment/killed-{payment,refund}.test.ts',
];

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // `npm run test:postgres` sets it, or who has a server: all tests then run on Postgres.
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
    // Servers start in these tests, on machines that do other things too.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
