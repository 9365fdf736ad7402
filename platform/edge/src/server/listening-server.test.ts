import { once } from 'node:events';
import { get, request } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { webServer } from './listening-server.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('ends requests that may change something later than others', async () => {
  const server = webServer();
  let arrive: () => void = () => undefined;
  // No request is ever answered.
  server.handleWith(() => arrive());
  const origin = await server.listen(0);
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
