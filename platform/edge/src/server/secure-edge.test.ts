// @module-tag all
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { request } from 'node:https';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import tls from 'node:tls';
import { serve } from 'store/testing/http-server';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { selfSigned } from '../testing/certificate.ts';
import { edgeUnderTest } from '../testing/edge-fixture.ts';

/** A shell whose documents need more time than a cached one. */
const slowShell = `
exports.shared = {};
exports.handlePageRequest = async () => {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { status: 200, modules: [], head: { title: '' }, queries: 'null' };
};`;

let certificate: Record<'TLS_CERT' | 'TLS_KEY', string>;
beforeEach(async () => {
  certificate = await selfSigned();
});

async function secureEdge(environment?: NodeJS.ProcessEnv) {
  return edgeUnderTest({ shell: slowShell, environment: { ...certificate, ...environment } });
}

function open(origin: string): ClientHttp2Session {
  const session = connect(origin, { ca: readFileSync(certificate.TLS_CERT) });
  onTestFinished(() => session.close());
  return session;
}

/** The responses to a request: the early hints, then the final one. */
async function responsesTo(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  body?: string | Readable,
) {
  const stream = session.request(headers, { endStream: body === undefined });
  const hints: IncomingHttpHeaders[] = [];
  stream.on('headers', (early) => hints.push(early));
  if (typeof body === 'object') body.pipe(stream);
  else if (body !== undefined) stream.end(body);
  const [final] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  return { hints, status: final[':status'], headers: final, body: await text(stream) };
}

/** Types of HTTP/2 frames. Raw frames are sent because Node's client does not send a request that it has already reset. */
const [HEADERS, RST_STREAM, SETTINGS] = [1, 3, 4] as const;
/** Flags for the end of the stream and of the headers. */
const END = 0x1 | 0x4;
/** `GET https://localhost/`, encoded with HPACK's static table. */
const GET_ROOT = Buffer.concat([Buffer.from([0x82, 0x87, 0x84, 0x41, 9]), Buffer.from('localhost')]);
const CANCEL = Buffer.from([0, 0, 0, 8]);

function frame(type: number, flags: number, stream: number, payload = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

const navigation = { 'sec-fetch-mode': 'navigate' };

describe('an edge server with a certificate', () => {
  test('SITE-32 sends a document over HTTP/2, after early hints that name files of it', async () => {
    const { origin } = await secureEdge();
    expect(origin).toMatch(/^https:/);
    const { hints, status, headers, body } = await responsesTo(open(origin), {
      ':path': '/',
      ...navigation,
    });
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    expect(hints).toHaveLength(1);
    expect(hints[0]?.[':status']).toBe(103);
    const links = String(hints[0]?.link).split(', ');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const [, path] = /^<(.+)>; rel=preload; as=script; crossorigin=anonymous$/.exec(link) ?? [];
      expect(body).toContain(`"${path}"`);
    }
  });

  test('SITE-32 sends no early hints with a cached document, and none for data', async () => {
    const { origin } = await secureEdge();
    const session = open(origin);
    await responsesTo(session, { ':path': '/', ...navigation });
    expect((await responsesTo(session, { ':path': '/', ...navigation })).hints).toEqual([]);
    expect((await responsesTo(session, { ':path': '/about', 'sec-fetch-mode': 'cors' })).hints).toEqual([]);
  });

  test('PROM-32 ends the connection of a client that resets its requests, and answers the others', async () => {
    const { origin } = await secureEdge();
    const attacker = tls.connect({
      port: Number(new URL(origin).port),
      ALPNProtocols: ['h2'],
      rejectUnauthorized: false,
    });
    attacker.on('error', () => undefined);
    await once(attacker, 'secureConnect');
    attacker.resume();
    attacker.write(Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), frame(SETTINGS, 0, 0)]));
    let sent = 0;
    while (!attacker.closed && sent < 2_000) {
      const id = 2 * sent + 1;
      attacker.write(Buffer.concat([frame(HEADERS, END, id, GET_ROOT), frame(RST_STREAM, 0, id, CANCEL)]));
      sent += 1;
      if (sent % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(sent).toBeLessThan(800);
    expect(await responsesTo(open(origin), { ':path': '/', ...navigation })).toMatchObject({ status: 200 });
  });

  test('SITE-31 serves clients without HTTP/2, which get no early hints', async () => {
    const { origin } = await secureEdge();
    const { promise, resolve, reject } = Promise.withResolvers<{ status?: number; version: string }>();
    let hints = 0;
    request(
      origin,
      { ca: readFileSync(certificate.TLS_CERT), headers: navigation, agent: false },
      (response) => resolve({ status: response.statusCode, version: response.httpVersion }),
    )
      .on('information', () => hints++)
      .on('error', reject)
      .end();
    expect(await promise).toEqual({ status: 200, version: '1.1' });
    expect(hints).toBe(0);
  });

  test('SITE-31 passes requests with their bodies on to the provider', async () => {
    const PROVIDER_URL = await serve(async (incoming, response) => {
      const sent = { method: incoming.method, body: await text(incoming) };
      response.end(JSON.stringify({ ...sent, host: incoming.headers['x-forwarded-host'] }));
    });
    const { origin } = await secureEdge({ PROVIDER_URL });
    const session = open(origin);
    const post = { ':method': 'POST', ':path': '/api/cart' };
    const [posted, got] = await Promise.all([
      responsesTo(session, post, '{"quantity":1}'),
      responsesTo(session, { ':path': '/api/cart' }),
    ]);
    const { host } = new URL(origin);
    expect(JSON.parse(posted.body)).toEqual({ method: 'POST', body: '{"quantity":1}', host });
    expect(JSON.parse(got.body)).toEqual({ method: 'GET', body: '', host });
  });
});

test.each([
  ['TLSv1', undefined],
  ['TLSv1.1', undefined],
  ['TLSv1.2', 'TLSv1.2'],
  ['TLSv1.3', 'TLSv1.3'],
] as const)('PROM-285 a client that speaks %s at most gets %s', async (newest, spoken) => {
  const { origin } = await secureEdge();
  // Without this setting, OpenSSL does not offer old versions.
  const ciphers = 'DEFAULT@SECLEVEL=0';
  const { promise, resolve } = Promise.withResolvers<string | null | undefined>();
  const options = { ca: readFileSync(certificate.TLS_CERT), servername: 'localhost', ciphers };
  const socket = tls.connect({
    ...options,
    port: Number(new URL(origin).port),
    minVersion: 'TLSv1',
    maxVersion: newest,
  });
  onTestFinished(() => void socket.destroy());
  socket.once('secureConnect', () => resolve(socket.getProtocol())).once('error', () => resolve(undefined));
  expect(await promise).toBe(spoken);
});

test('PROM-208 responds to a body that is too large over HTTP/2, and keeps the connection', async () => {
  let forwarded = 0;
  const PROVIDER_URL = await serve((incoming, response) => {
    incoming.on('data', (chunk: Buffer) => {
      forwarded += chunk.length;
    });
    incoming.on('end', () => response.end('whole'));
  });
  const { origin } = await secureEdge({ PROVIDER_URL });
  const session = open(origin);
  const post = { ':method': 'POST', ':path': '/api/cart' };
  for (const headers of [post, { ...post, 'content-length': '20000000' }]) {
    const pieces = Array<Buffer>(200).fill(Buffer.alloc(100_000));
    const { status, body } = await responsesTo(session, headers, Readable.from(pieces));
    expect({ status, body }).toEqual({ status: 413, body: '{"message":"The request is too large."}' });
  }
  expect(forwarded).toBeLessThanOrEqual(64 * 1024);
  expect(await responsesTo(session, post, 'small')).toMatchObject({ status: 200, body: 'whole' });
});
