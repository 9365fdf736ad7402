import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, request } from 'node:http';
import { Agent, get as getSecurely } from 'node:https';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { selfSigned } from '../testing/certificate.ts';
import { webServer } from './listening-server.ts';

afterEach(() => void vi.useRealTimers());

test('PROM-33 ends requests that may change something later than others', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const server = webServer();
  let arrive: () => void = () => undefined;
  // No request gets a response.
  server.handleWith(() => arrive());
  const origin = await server.listen(0, 'PORT');
  const lost = async (method: string) => {
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const sent = request(origin, { method }).end();
    const ended = once(sent, 'error').then(() => method);
    await arrived;
    return { ended };
  };
  const writing = await lost('POST');
  const reading = await lost('GET');
  const stopped = server.stop(0);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await Promise.race([writing.ended, reading.ended])).toBe('GET');
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await Promise.race([writing.ended, once(get(origin), 'error')])).not.toBe('POST');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await writing.ended).toBe('POST');
  await stopped;
});

test('PROM-33 answers on an idle connection with TLS and HTTP/1.1 while it stops', async () => {
  const { TLS_CERT, TLS_KEY } = await selfSigned();
  const cert = readFileSync(TLS_CERT);
  const server = webServer({ cert, key: readFileSync(TLS_KEY) });
  let isStopping = false;
  server.handleWith((_request, response) => {
    if (isStopping) response.setHeader('Connection', 'close');
    response.end('answer');
  });
  const origin = await server.listen(0, 'PORT');
  const agent = new Agent({ keepAlive: true, ca: cert });
  const ask = async () => {
    const [response] = await once(getSecurely(origin, { agent }), 'response');
    return await text(response);
  };
  expect(await ask()).toBe('answer');
  isStopping = true;
  const stopped = server.stop(60_000);
  expect(await ask()).toBe('answer');
  await stopped;
});

test.each([
  ['a page', '/cutting-list?panels=', 'text/html', '<h1>This link is too long</h1>'],
  ['JSON to a call', '/api/product?id=', 'application/json', '{"message":"This address is too long'],
])('CUT-26 answers an address that is too long with %s', async (_, path, type, body) => {
  const server = webServer();
  const { port } = new URL(await server.listen(0, 'PORT'));
  const socket = connect(Number(port));
  socket.write(`GET ${path}${'a'.repeat(17_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`);
  const answer = await text(socket);
  expect(answer.startsWith('HTTP/1.1 431 ')).toBe(true);
  expect(answer).toContain(`Content-Type: ${type}`);
  expect(answer).toContain(body);
  const [, styles = ''] = /<style>([^<]*)<\/style>/.exec(answer) ?? [];
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(answer.includes(`style-src 'sha256-${hash}'`)).toBe(type === 'text/html');
  await server.stop(0);
});
