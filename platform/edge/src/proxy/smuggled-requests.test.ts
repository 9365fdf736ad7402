import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sharedEdgeBeforeProvider } from '../testing/provider-fixture.ts';

const edgeBefore = sharedEdgeBeforeProvider();

const HIDDEN = 'GET /api/hidden HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n';
/** The hidden request as a chunked body: one chunk, then the end. */
const CHUNKED = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;

/** Bytes that two servers could divide into requests differently: headers, then the rest. */
const AMBIGUOUS: [title: string, headers: string, rest: string][] = [
  ['a length and chunks', `Content-Length: 4\r\nTransfer-Encoding: chunked`, `0\r\n\r\n${HIDDEN}`],
  ['chunks and a length', `Transfer-Encoding: chunked\r\nContent-Length: ${CHUNKED.length}`, CHUNKED],
  ['two lengths', `Content-Length: 0\r\nContent-Length: ${HIDDEN.length}`, HIDDEN],
  ['a list of lengths', `Content-Length: 0, ${HIDDEN.length}`, HIDDEN],
  ['a length with a sign', `Content-Length: +${HIDDEN.length}`, HIDDEN],
  ['a length in hexadecimal', `Content-Length: 0x${HIDDEN.length.toString(16)}`, HIDDEN],
  ['an encoding that is not the last', `Transfer-Encoding: chunked, identity`, `0\r\n\r\n${HIDDEN}`],
  ['an encoding with a tab in it', `Transfer-Encoding:\tchun\tked\r\nContent-Length: 0`, HIDDEN],
  ['a space before the colon', `Content-Length : 0\r\nContent-Length: ${HIDDEN.length}`, HIDDEN],
  ['a folded header', `X-Folded: a\r\n Content-Length: ${HIDDEN.length}\r\nContent-Length: 0`, ''],
  ['a line that ends without a return', `X-Cut: a\nTransfer-Encoding: chunked\r\nContent-Length: 0`, HIDDEN],
  ['a name with a zero', `Content-Length\0: 0\r\nContent-Length: ${HIDDEN.length}`, HIDDEN],
];

/** Everything that the server sends in response to these bytes, until it closes the connection. */
async function responseTo(origin: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), 'localhost');
  // This side does not end the connection, because the server would then drop requests that it has not answered.
  socket.on('error', () => undefined).write(bytes);
  return await text(socket).catch(() => '');
}

test.each(AMBIGUOUS)('PROM-284 no request is smuggled by %s', async (_title, headers, rest) => {
  const received: string[] = [];
  const { origin } = edgeBefore(async (request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.end(`seen ${(await request.toArray()).join('').length}`);
  });
  const said = await responseTo(origin, `POST /api/open HTTP/1.1\r\nHost: shop\r\n${headers}\r\n\r\n${rest}`);
  expect(received).not.toContain('GET /api/hidden');
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
});

const SPELLINGS: readonly (readonly [path: string, others: readonly string[]])[] = [
  ['/ops', ['/%6fps', '/o%70s', '/shop/%2e%2e/ops', '/dev/../ops', '/ops/.', '/dev\\..\\ops', '/ops#a']],
  ['/api/cart', ['/%61pi/cart', '/api/./cart', '/shop/../api/cart', '/shop/%2E./api/cart']],
  ['/dev/messages', ['/%64ev/messages', '/api/../dev/messages']],
  ['/health/ready', ['/health/%72eady', '/x/../health/ready']],
  ['/manifest.webmanifest', ['/manifest%2ewebmanifest', '/./manifest.webmanifest']],
  ['/', ['/.', '/shop/..', '/%2e']],
];

test.each(SPELLINGS)('SITE-61 %s has one spelling', async (path, others) => {
  const received: (string | undefined)[] = [];
  const { origin } = edgeBefore((request, response) => {
    received.push(request.url);
    response.end('{}');
  });
  const statusOf = async (spelling: string) =>
    (await responseTo(origin, `GET ${spelling} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)).slice(
      9,
      12,
    );
  expect(await statusOf(path)).toBe('200');
  received.length = 0;
  // Node itself does not treat a backslash as a separator.
  const refused = expect.stringMatching(/^40[04]$/);
  for (const other of others)
    expect({ other, status: await statusOf(other) }).toEqual({ other, status: refused });
  expect(received).toEqual([]);
});

test('PROM-284 consecutive requests on a connection are not mistaken for smuggled ones', async () => {
  const received: string[] = [];
  const { origin } = edgeBefore((request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.end();
  });
  await responseTo(origin, `POST /api/open HTTP/1.1\r\nHost: shop\r\nContent-Length: 2\r\n\r\n{}${HIDDEN}`);
  expect(received).toEqual(['POST /api/open', 'GET /api/hidden']);
});
