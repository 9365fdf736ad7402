import { afterAll, beforeAll } from 'vitest';
import { ON_POSTGRES, TEST_SERVER, TemporaryPostgres } from './postgres-server.ts';
import { createDatabase } from './test-database.ts';
import { seededTemplate } from './test-provider.ts';

/** Whether tests that need Postgres can run here: `describe.skipIf(!HAS_POSTGRES)`. */
export const HAS_POSTGRES = ON_POSTGRES || TemporaryPostgres.isInstalled;

/** The server of a test file that runs on Postgres whatever the others do. Stopped after its tests. */
export function postgresForFile() {
  let own: TemporaryPostgres | undefined;
  beforeAll(async () => {
    if (TEST_SERVER === undefined && TemporaryPostgres.isInstalled) own = await TemporaryPostgres.start();
  });
  afterAll(() => own?.remove());
  const url = () => TEST_SERVER ?? own?.url ?? '';
  return {
    /** A new database, with the small catalogue unless it is to be empty. Dropped after the test. */
    database: async (content: 'seeded' | 'empty' = 'seeded') =>
      await createDatabase(url(), content === 'seeded' ? await seededTemplate(url()) : undefined),
    /** The server of this file alone, which may be stopped; undefined on a server of others. */
    own: () => own,
  };
}
