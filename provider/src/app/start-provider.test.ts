// @module-tag all
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { smallCatalogue } from 'catalogue/testing/small-catalogue';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { settingsFromEnvironment } from '../settings/env.ts';
import { loggedIn } from '../testing/caller.ts';
import { failedStart, providerProcess } from '../testing/provider-process.ts';
import { openTestDatabase } from '../testing/test-database.ts';
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
    expect(await ready.json()).toEqual({
      status: 'ready',
      load: {
        underWay: expect.objectContaining({ payment: 0 }),
        refused: expect.objectContaining({ list: 0 }),
      },
      restarts: 0,
      pictures: { residentMegabytes: expect.any(Number), restarts: 0, waiting: 0, pid: expect.any(Number) },
    });
    expect(await provider.end('SIGTERM')).toBe(0);
  });

  it('stops when its parent process has died', { tags: ['all'] }, async () => {
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

  it('PAY-9 PROM-50 names everything that is missing beside real keys, and leaves no data', async () => {
    const SHOP_DATA = join(temporaryFolder(), 'shop');
    expect(await failedStart({ SHOP_DATA, PROVIDER_PORT: '0', ...PHONEPE })).toEqual({
      code: 1,
      said:
        'PHONEPE_CLIENT_ID needs SHOP_ENV=production: outside of it everyone’s login codes can be read at /dev.\n' +
        'Production needs SMS_GATEWAY_URL: the dev inbox would show everyone’s login codes.\n',
    });
    expect(existsSync(SHOP_DATA)).toBe(false);
  });

  it('PROM-205 begins anew after a first start that ended before its tables were complete', async () => {
    const dataFolder = temporaryFolder();
    const catalogue = {
      ...smallCatalogue,
      get products(): never {
        throw new Error('killed');
      },
    };
    await expect(testProvider({ dataFolder, catalogue })).rejects.toThrow('killed');
    // Secrets beside data without a table would keep the shop from starting.
    expect(existsSync(join(dataFolder, 'secrets.json'))).toBe(false);
    const { origin } = await testProvider({ dataFolder });
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
  });

  it('PROM-306 is ready while all connections to the database are taken, and not when they are lost', async () => {
    const { origin, shop } = await testProvider();
    const failWith = (message: string) =>
      vi.spyOn(shop.db, 'selectFrom').mockImplementationOnce(() => {
        throw new Error(message);
      });
    const ready = async () => (await fetch(`${origin}/health/ready`)).status;
    failWith('timeout exceeded when trying to connect');
    expect(await ready()).toBe(200);
    failWith('Connection terminated unexpectedly');
    expect(await ready()).toBe(503);
  });

  it('PROM-50 has no dev inbox when an SMS gateway is configured', async () => {
    const { smsGateway } = settingsFromEnvironment({ SMS_GATEWAY_URL: 'http://127.0.0.1:9/' });
    const { origin } = await testProvider({ production: true, ...(smsGateway && { smsGateway }) });
    expect((await fetch(`${origin}/dev/messages?to=9876543210`)).status).toBe(404);
    expect((await fetch(`${origin}/dev`)).status).toBe(404);
  });

  it('has a demo customer in development alone', async () => {
    const customersOf = async (environment: NodeJS.ProcessEnv) => {
      const SHOP_DATA = temporaryFolder();
      await (await providerProcess({ SHOP_DATA, LIST_PAGES_AHEAD: '0', ...environment })).end('SIGTERM');
      return await (await openTestDatabase(SHOP_DATA)).selectFrom('customer').select('customer_id').execute();
    };
    const nowhere = 'http://127.0.0.1:9/';
    const addresses = { PHONEPE_URL: nowhere, PHONEPE_TOKEN_URL: nowhere, SMS_GATEWAY_URL: nowhere };
    expect(await customersOf({})).toEqual([{ customer_id: 9876543210 }]);
    expect(await customersOf({ SHOP_ENV: 'production', ...PHONEPE, ...addresses })).toEqual([]);
  });

  it('PROM-33 finishes an open request on shutdown, and accepts no new one', async () => {
    const { origin, stop } = await testProvider();
    const { token } = await loggedIn(origin, 9876543210);
    const body = JSON.stringify({ product_id: 'S15-KONKAN-BLUE', material: 'Sheet', quantity: 2 });
    const half = request(`${origin}/api/cart`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Content-Length': body.length,
      },
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

  it('PROM-33 says at once that it is not ready, and still answers on connections that are open', async () => {
    const provider = await providerProcess({ SHOP_DATA: temporaryFolder() });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const ready = async () => {
      const [response] = await once(get(`${provider.origin}/health/ready`, { agent }), 'response');
      return {
        status: response.statusCode,
        connection: response.headers.connection,
        body: await text(response),
      };
    };
    expect((await ready()).status).toBe(200);
    const ended = provider.end('SIGTERM');
    await expect.poll(() => fetch(`${provider.origin}/health/live`).catch(() => 'refused')).toBe('refused');
    expect(await ready()).toMatchObject({ status: 503, connection: 'close' });
    expect(await ended).toBe(0);
  });

  it('PROM-33 ends at once on a second SIGTERM, whatever is under way', { tags: ['all'] }, async () => {
    const provider = await providerProcess({ SHOP_DATA: temporaryFolder() });
    const half = request(`${provider.origin}/api/product/byfilters`, {
      method: 'POST',
      headers: { 'Content-Length': 10 },
    });
    half.on('error', () => undefined);
    half.write('{');
    await fetch(`${provider.origin}/health/live`);
    const first = provider.end('SIGTERM');
    await expect.poll(() => fetch(`${provider.origin}/health/live`).catch(() => 'refused')).toBe('refused');
    expect(await provider.end('SIGTERM')).toBe(1);
    expect(await first).toBe(1);
  });
});
