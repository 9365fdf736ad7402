import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { sharedEdgeBeforeProvider } from '../testing/provider-fixture.ts';

const HUGE = 200_000_000;

function* hugeBody() {
  const piece = Buffer.alloc(1_000_000);
  for (let sent = 0; sent < HUGE; sent += piece.length) yield piece;
}

const TOO_LARGE = { status: 413, body: '{"message":"The request is too large."}' };

const edgeBefore = sharedEdgeBeforeProvider();

/** @param send sends the body or a part of it; the test does not wait for the rest before the response */
async function responseTo(
  address: string,
  headers: OutgoingHttpHeaders,
  send: (sending: ClientRequest) => void = (sending) => void sending.write('the beginning'),
) {
  const sending = request(address, { method: 'POST', headers });
  // After its response, a client may be cut off.
  sending.on('error', () => undefined);
  send(sending);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  const body = await text(response);
  sending.destroy();
  return { status: response.statusCode, connection: response.headers.connection, body };
}

describe('a request with a body', () => {
  test.each([
    ['the provider refuses', '/api/cart', 413],
    ['no page accepts', '/cart', 405],
  ])('API-41 that %s before it has arrived is told that its connection ends', async (_who, path, status) => {
    const { origin } = edgeBefore((_request, response) => response.writeHead(413).end());
    const response = await responseTo(origin + path, { 'content-length': 1_000_000 });
    expect(response).toMatchObject({ status, connection: 'close' });
  });

  test.each([
    ['announced', { 'content-length': HUGE }],
    ['in pieces', { 'transfer-encoding': 'chunked' }],
  ])(
    'PROM-208 of 200 MB, %s, is told that it is too large, and hardly reaches the provider',
    async (_how, headers) => {
      let forwarded = 0;
      const { origin } = edgeBefore((incoming, response) => {
        incoming.on('data', (chunk: Buffer) => {
          forwarded += chunk.length;
        });
        incoming.on('end', () => response.end());
      });
      const response = await responseTo(`${origin}/api/cart`, headers, (sending) =>
        Readable.from(hugeBody()).pipe(sending),
      );
      expect(response).toEqual({ ...TOO_LARGE, connection: 'close' });
      expect(forwarded).toBeLessThanOrEqual(64 * 1024);
    },
  );

  test('PROM-208 is too large for the provider alone, and told so before it has arrived', async () => {
    const { origin } = edgeBefore((_request, response) =>
      response.writeHead(413, { connection: 'close' }).end(),
    );
    const response = await responseTo(`${origin}/api/cart`, { 'content-length': 60_000 });
    expect(response).toMatchObject(TOO_LARGE);
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

test('a large response of the provider arrives whole', async () => {
  const { origin } = edgeBefore((_request, response) => response.end(Buffer.alloc(3_000_000, 'a')));
  const response = await fetch(`${origin}/images/large`);
  expect((await response.arrayBuffer()).byteLength).toBe(3_000_000);
});
