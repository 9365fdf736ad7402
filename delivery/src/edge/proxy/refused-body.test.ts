import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { edgeUnderTest } from '../../testing/edge-fixture.ts';

/** Starts an edge server before this provider. @returns its origin */
async function edgeBefore(provider: RequestListener): Promise<string> {
  const server = createServer(provider);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const PROVIDER_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { origin } = await edgeUnderTest({ environment: { PROVIDER_URL } });
  return origin;
}

describe('a request with a body', () => {
  test.each([
    ['the provider refuses', '/api/cart', 413],
    ['no page accepts', '/cart', 405],
  ])('that %s before it has arrived is told that its connection ends', async (_who, path, status) => {
    const origin = await edgeBefore((_request, response) => response.writeHead(413).end());
    const sending = request(origin + path, { method: 'POST', headers: { 'content-length': 1_000_000 } });
    sending.on('error', () => undefined);
    sending.write('the beginning');
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    sending.destroy();
    expect({ status: response.statusCode, connection: response.headers.connection }).toEqual({
      status,
      connection: 'close',
    });
  });

  test('that has arrived keeps its connection', async () => {
    const origin = await edgeBefore(async (request, response) => {
      await request.toArray();
      response.writeHead(413).end();
    });
    const response = await fetch(`${origin}/api/cart`, { method: 'POST', body: 'whole' });
    expect(response.headers.get('connection')).toBe('keep-alive');
  });
});
