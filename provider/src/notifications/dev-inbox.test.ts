// @module-tag all
import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { Hono } from 'hono';
import { sendOtp } from 'shared-contracts/customer/endpoints';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openData } from '../database/migrations/open-data.ts';
import type { ApiApp } from '../http/api.ts';
import { HttpError } from '../http/http-error.ts';
import { caller, getJson } from '../testing/caller.ts';
import { HAS_POSTGRES, postgresForFile } from '../testing/postgres-slice.ts';
import { temporaryFolder, testProvider } from '../testing/test-provider.ts';
import { DevInbox, openDevInbox } from './dev-inbox.ts';
import { mountDevInbox } from './dev-inbox-routes.ts';

const PHONE = 9876543210;

class EmptyInbox extends DevInbox {
  send = () => Promise.resolve();
  messages = () => Promise.resolve([]);
}

describe('dev inbox', () => {
  it('shows a phone’s messages newest first, and escapes the query', async () => {
    const { origin, pass } = await testProvider();
    const call = caller(origin);
    await call(sendOtp, { body: { customer_id: PHONE } });
    pass(60_000);
    await call(sendOtp, { body: { customer_id: PHONE } });
    await call(sendOtp, { body: { customer_id: 9000000001 } });
    const messages = await getJson(`${origin}/dev/messages?to=${PHONE}`);
    expect(messages.map(({ at }: { at: string }) => at)).toEqual([
      '2026-11-20T10:01:00.000Z',
      '2026-11-20T10:00:00.000Z',
    ]);
    const page = await (await fetch(`${origin}/dev?to=${PHONE}`)).text();
    expect(page).toContain(`<td class="big-code">${messages[0].code}</td>`);
    expect(page).not.toContain('9000000001');
    expect(await (await fetch(`${origin}/dev?to=%22%3E%3Cb%3E`)).text()).toContain(
      'value="&quot;&gt;&lt;b&gt;"',
    );
  });

  it.each([
    [200, { host: 'localhost:3000' }],
    [200, { host: '[::1]:3000' }],
    [200, { host: '127.0.0.1:4000', 'x-forwarded-host': 'localhost:3000' }],
    [403, { host: 'rebound.example:4000' }],
    [403, { host: 'localhost.rebound.example' }],
    [403, { host: '127.0.0.1:4000', 'x-forwarded-host': 'rebound.example' }],
    [200, { host: 'localhost:4000', 'x-forwarded-for': '127.0.0.1' }],
    [403, { host: 'localhost:4000', 'x-forwarded-for': '192.0.2.7' }],
    [403, { host: 'localhost:4000', 'x-forwarded-for': '127.0.0.1, 192.0.2.7' }],
    [403, { host: 'localhost:4000', 'x-forwarded-for': 'unknown' }],
  ])('PROM-207 responds with %i to %o', async (status, headers) => {
    const { origin } = await testProvider();
    for (const path of ['/dev', '/dev/messages']) expect(await statusOf(origin + path, headers)).toBe(status);
  });

  it.each([
    [200, '127.0.0.1'],
    [200, '::ffff:127.0.0.1'],
    [200, '::1'],
    [403, '192.0.2.7'],
    [403, '::ffff:192.0.2.7'],
    [403, undefined],
  ])('PROM-207 responds with %i to %s that calls itself localhost', async (status, remoteAddress) => {
    const app: ApiApp = new Hono();
    mountDevInbox(app, new EmptyInbox(() => new Date()));
    app.onError((error) => new Response('', { status: error instanceof HttpError ? error.status : 500 }));
    const headers = { host: 'localhost:4000' };
    const peer = { incoming: { socket: { remoteAddress } } };
    expect((await app.request('/dev/messages', { headers }, peer)).status).toBe(status);
  });
});

const server = postgresForFile();

describe.skipIf(!HAS_POSTGRES)('dev inbox of several providers', () => {
  it('is one for all that share a database, and keeps the newest 500', async () => {
    const databaseUrl = await server.database();
    const now = () => new Date('2026-11-20T10:00:00Z');
    const dataFolder = temporaryFolder();
    const opened = async () => {
      const db = await openData({ dataFolder, databaseUrl });
      onTestFinished(() => db.destroy());
      return db;
    };
    const [db, other] = [await opened(), await opened()];
    const [one, another] = await Promise.all([openDevInbox(db, now), openDevInbox(other, now)]);
    for (let code = 1; code <= 502; code += 1)
      await one.send({ kind: 'login', to: `${code % 2}`, text: `Code ${code}`, code });
    const all = await another.messages();
    expect(all.map(({ code }) => code)).toEqual(Array.from({ length: 500 }, (_, index) => 502 - index));
    expect(all[0]).toEqual({
      kind: 'login',
      to: '0',
      text: 'Code 502',
      code: 502,
      at: '2026-11-20T10:00:00.000Z',
    });
    expect(await another.messages('1')).toHaveLength(250);
  });
});

/** Not `fetch`, which sets the Host header itself. */
async function statusOf(address: string, headers: OutgoingHttpHeaders): Promise<number | undefined> {
  const [response] = (await once(request(address, { headers }).end(), 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}
