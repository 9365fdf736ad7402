import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loggedIn } from '../testing/caller.ts';
import { failedStart, providerProcess } from '../testing/provider-process.ts';
import { temporaryFolder, testProvider } from '../testing/test-provider.ts';

const PHONEPE = {
  PHONEPE_CLIENT_ID: 'client',
  PHONEPE_CLIENT_SECRET: 'secret',
  PHONEPE_WEBHOOK_USERNAME: 'name',
  PHONEPE_WEBHOOK_PASSWORD: 'password',
};

describe('provider', () => {
  it('starts on a free port, prints its address, and exits with code 0 on SIGTERM', async () => {
    const provider = await providerProcess({ SHOP_DATA: temporaryFolder() });
    const ready = await fetch(`${provider.origin}/health/ready`);
    expect(await ready.json()).toEqual({ status: 'ready' });
    expect(await provider.end('SIGTERM')).toBe(0);
  });

  it('stops when its parent process has died', async () => {
    const provider = await providerProcess({ SHOP_DATA: temporaryFolder() });
    expect(await provider.leave()).toBe(0);
  });

  it('reports a port that is in use in one sentence', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void holder.close());
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    expect(await failedStart({ SHOP_DATA: temporaryFolder(), PROVIDER_PORT: port })).toEqual({
      code: 1,
      said: `Port ${port} is already in use. Stop the other program, or set PROVIDER_PORT to a free port.\n`,
    });
  });

  it('does not start in production with the dev inbox', async () => {
    const { code, said } = await failedStart({
      SHOP_DATA: temporaryFolder(),
      PROVIDER_PORT: '0',
      SHOP_ENV: 'production',
      ...PHONEPE,
    });
    expect(code).toBe(1);
    expect(said).toMatch(/^SHOP_ENV=production needs SMS_GATEWAY_URL or MSG91_AUTH_KEY: .*\n$/);
  });

  it('does not start in production without a payment gateway, nor in the sandbox', async () => {
    const environment = { SHOP_DATA: temporaryFolder(), SHOP_ENV: 'production', MSG91_AUTH_KEY: 'key' };
    const none = await failedStart({ ...environment, MSG91_TEMPLATE_ID: 'template' });
    expect(none).toEqual({
      code: 1,
      said: expect.stringMatching(/^SHOP_ENV=production needs PHONEPE_CLIENT_ID: .*\n$/),
    });
  });

  it('has no dev inbox when an SMS gateway is configured', async () => {
    const { origin } = await testProvider({
      production: true,
      smsGateway: { url: 'http://127.0.0.1:9/', token: '' },
    });
    expect((await fetch(`${origin}/dev/messages?to=9876543210`)).status).toBe(404);
    expect((await fetch(`${origin}/dev`)).status).toBe(404);
  });

  it('finishes an open request on shutdown, and accepts no new one', async () => {
    const { origin, stop } = await testProvider();
    const { token } = await loggedIn(origin, 9876543210);
    const body = JSON.stringify({ product_id: 'S15-KONKAN-BLUE', material: 'Sheet', quantity: 2 });
    const half = request(`${origin}/api/cart`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Length': body.length },
    });
    half.write(body.slice(0, 10));
    await fetch(`${origin}/health/live`);
    const stopped = stop();
    await expect(fetch(`${origin}/health/live`)).rejects.toThrow();
    half.end(body.slice(10));
    const [response] = await once(half, 'response');
    expect(response.statusCode).toBe(200);
    expect(response.headers.connection).toBe('close');
    expect(JSON.parse(await text(response)).quantity).toBe(2);
    await stopped;
  });
});
