import { TemporaryPostgres, WANTS_TEMPORARY } from './postgres-server.ts';

/** Vitest's global setup: starts the server that all test files share, if a temporary one is requested. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL'] !== WANTS_TEMPORARY) return undefined;
  const server = await TemporaryPostgres.start();
  process.env['TEST_DATABASE_URL'] = server.url;
  return () => server.remove();
}
