import { afterAll, beforeAll } from 'vitest';
import { ON_POSTGRES, TEST_SERVER, TemporaryPostgres } from './postgres-server.ts';
import { createDatabase } from './test-database.ts';
import { seededTemplate } from './test-provider.ts';

/** Whether tests that need Postgres can run here: `describe.skipIf(!HAS_POSTGRES)`. */
export const HAS_POSTGRES = ON_POSTGRES || TemporaryPostgres.isInstalled;

/** A server for a test file that always runs on Postgres. Stopped after its tests. */
export function postgresForFile() {
  let own: TemporaryPostgres | undefined;
  beforeAll(async () => {
    if (TEST_SERVER === undefined && TemporaryPostgres.isInstalled) own = await TemporaryPostgres.start();
  });
  afterAll(() => own?.remove());
  const url = () => TEST_SERVER ?? own?.url ?? '';
  return {
    /** A new database with the small catalogue, or an empty one. Dropped after the test. */
    database: async (content: 'seeded' | 'empty' = 'seeded') =>
      await createDatabase(url(), content === 'seeded' ? await seededTemplate(url()) : undefined),
    /** The file's own server, which may be stopped; undefined if the server is shared. */
    own: () => own,
  };
}
