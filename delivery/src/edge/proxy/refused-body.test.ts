import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { sharedEdgeBeforeProvider } from '../../testing/provider-fixture.ts';

const edgeBefore = sharedEdgeBeforeProvider();

describe('a request with a body', () => {
  test.each([
    ['the provider refuses', '/api/cart', 413],
    ['no page accepts', '/cart', 405],
  ])('that %s before it has arrived is told that its connection ends', async (_who, path, status) => {
    const { origin } = edgeBefore((_request, response) => response.writeHead(413).end());
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
    const { origin } = edgeBefore(async (request, response) => {
      await request.toArray();
      response.writeHead(413).end();
    });
    const response = await fetch(`${origin}/api/cart`, { method: 'POST', body: 'whole' });
    expect(response.headers.get('connection')).toBe('keep-alive');
  });
});
