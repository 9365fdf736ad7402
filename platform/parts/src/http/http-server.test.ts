import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GracefulStop, listen } from './http-server.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('GracefulStop', () => {
  it('PROM-33 ends requests with the longer limit, such as payments, later than others', async () => {
    const server = createServer();
    const graceful = new GracefulStop(server, ({ url }) => url === '/pay');
    const origin = await listen(server, { host: '127.0.0.1', port: 0, variable: 'PORT' });
    const ask = async (path: string) => {
      const arrived = once(server, 'request');
      const lost = once(get(origin + path), 'error').then(() => path);
      await arrived;
      return { lost };
    };
    const payment = await ask('/pay');
    const reading = await ask('/read');
    const stopped = graceful.begin(0);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await Promise.race([payment.lost, reading.lost])).toBe('/read');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await Promise.race([payment.lost, once(get(origin), 'error')])).not.toBe('/pay');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await payment.lost).toBe('/pay');
    await stopped;
  });
});
