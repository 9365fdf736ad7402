import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { serve } from 'store/testing/http-server';
import { afterAll, beforeAll } from 'vitest';
import type { EdgeVariables } from '../proxy/edge-request.ts';
import { providerProxy } from '../proxy/provider-proxy.ts';
import { type EdgeUnderTest, sharedEdge } from './edge-fixture.ts';

/**
 * One edge server for all tests of a file, with a provider whose behaviour each test sets.
 * @returns a function that sets the provider's behaviour from now on
 */
export function sharedEdgeBeforeProvider(
  environment?: NodeJS.ProcessEnv,
): (provider: RequestListener) => EdgeUnderTest {
  let listener: RequestListener = (_request, response) => response.writeHead(500).end();
  const server = createServer((request, response) => listener(request, response));
  // The shared edge server reads this object when it starts, once the port is known.
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

/** An app whose requests all come from one visitor. */
export function visitedApp(): Hono<EdgeVariables> {
  const app = new Hono<EdgeVariables>();
  app.use((c, next) => {
    c.set('visitor', '203.0.113.1');
    return next();
  });
  return app;
}

/** An app that is only the proxy, with a short time limit. @returns its origin */
export async function proxyTo(provider: string, isRetried?: true): Promise<string> {
  const app = visitedApp();
  app.use(requestId());
  const options = { publicUrl: 'https://shop.example', timeLimit: 100, isRetried };
  app.all('*', providerProxy({ ...options, provider: new URL(provider) }));
  return serve(getRequestListener(app.fetch));
}
