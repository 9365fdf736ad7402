import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { type EdgeUnderTest, sharedEdge } from './edge-fixture.ts';

/**
 * One edge server for all tests of a file, before a provider of which each test decides what it does. @returns sets what the
 * provider does from now on
 */
export function sharedEdgeBeforeProvider(
  environment?: NodeJS.ProcessEnv,
): (provider: RequestListener) => EdgeUnderTest {
  let listener: RequestListener = (_request, response) => response.writeHead(500).end();
  const server = createServer((request, response) => listener(request, response));
  // The shared edge server reads it at its start, when the port is known.
  const settings = { ...environment };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    settings['PROVIDER_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const edge = sharedEdge({ environment: settings });
  return (provider) => {
    listener = provider;
    return edge();
  };
}
