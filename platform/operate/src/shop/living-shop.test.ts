import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join, relative, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { publish } from 'releases/registry/publish';
import { shellBuild, temporaryFolder } from 'releases/testing/artefact-fixture';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../console/workspace.ts';
import { RunningShop, upgradeTo } from './testing/running-shop.ts';
import { call, customer, visitors } from './testing/visitors.ts';

const MINUTE = 60_000;
/** Milliseconds for which the edge server repeats calls of a provider that is down (`provider-outage.ts`). */
const BRIDGED = 3_000;

async function openShop(environment?: NodeJS.ProcessEnv): Promise<RunningShop> {
  const data = await temporaryFolder();
  await publish(await shellBuild(join(data, 'build')), join(data, 'registry'));
  return new RunningShop(data, environment);
}

async function end(shop: RunningShop) {
  shop.signal('SIGTERM');
  return await shop.ended();
}

const health = async (origin: string) => (await call(origin, { method: 'GET', path: '/health/ready' })).body;

// Real programs on a real database: a start takes seconds. Only on Linux can the test find the process of each part.
describe.skipIf(process.platform !== 'linux')('npm start', { tags: ['all'], timeout: 5 * MINUTE }, () => {
  test('PROM-250 PROM-251 starts parts again that are killed, and no reading call fails with the provider or the sandbox', async () => {
    const shop = await openShop();
    const origin = await shop.origin();
    const providerOrigin = await shop.originOf('provider');

    const leave = visitors(origin);
    const providerTime = await shop.kill('provider');
    const sandboxTime = await shop.kill('payment sandbox');
    const { answered, failed } = await leave();
    // Calls may fail on a machine where the provider starts more slowly than the edge server repeats them.
    expect(providerTime < BRIDGED ? failed : []).toEqual([]);
    expect(await health(providerOrigin)).toMatchObject({ status: 'ready', restarts: 1 });
    expect(
      (await call(await shop.originOf('payment sandbox'), { method: 'GET', path: '/checkout.js' })).status,
    ).toBe(200);

    const visitAgain = visitors(origin);
    const edgeTime = await shop.kill('edge server');
    await visitAgain();
    const visitAfter = visitors(origin);
    expect(await health(origin)).toMatchObject({ status: 'ready', restarts: 1 });
    expect((await visitAfter()).failed).toEqual([]);
    console.log(
      `Back after kill -9: provider ${providerTime} ms, sandbox ${sandboxTime} ms, edge server ${edgeTime} ms; ${answered} reading calls.`,
    );

    const { code, said } = await end(shop);
    expect(code).toBe(0);
    expect(said.match(/ended by itself \(SIGKILL\)/g)).toHaveLength(3);
  });

  test('DESK-19 keeps the desk alive beside the shop, on its port, and prints its address', async () => {
    const shop = await openShop();
    await shop.origin();
    const [, address = ''] = await shop.said(/Desk +(http:\S+)\/, its inbox/g);
    const login = async () => (await fetch(`${address}/login`)).status;
    await expect.poll(() => login().catch(() => 0), { timeout: MINUTE }).toBe(200);
    expect(await shop.originOf('desk')).toBe(address);
    await shop.kill('desk');
    expect(await login()).toBe(200);
    expect((await end(shop)).code).toBe(0);
  });

  test('DESK-19 the shop goes on without a desk that cannot start, and says why', async () => {
    const shop = await openShop({ DESK_HOST: '192.0.2.1' });
    const origin = await shop.origin();
    await shop.said(
      /The shop goes on without the desk\. The desk did not start\.\nThe server cannot listen on 192/g,
    );
    expect(await health(origin)).toMatchObject({ status: 'ready', restarts: 0 });
    expect((await end(shop)).code).toBe(0);
  });

  // A hang is noticed after half a minute.
  test('PROM-253 starts parts again that hang (SIGSTOP), each once', { tags: ['matrix'] }, async () => {
    const shop = await openShop();
    const origin = await shop.origin();
    const providerOrigin = await shop.originOf('provider');
    const parts = ['provider', 'payment sandbox', 'edge server'] as const;
    for (const part of parts) process.kill(await shop.pid(part), 'SIGSTOP');
    for (const part of parts) await shop.said(new RegExp(`The ${part} is back on`, 'g'));
    expect(await health(origin)).toMatchObject({ status: 'ready', restarts: 1 });
    expect(await health(providerOrigin)).toMatchObject({ status: 'ready', restarts: 1 });
    const { code, said } = await end(shop);
    expect(code).toBe(0);
    expect(said.match(/did not respond for 30 s and was killed/g)).toHaveLength(3);
    expect(said).not.toContain('ended by itself');
  });

  test('backs itself up every BACKUP_EVERY, into SHOP_BACKUPS, and keeps BACKUP_KEEP of them', async () => {
    const backups = join(await temporaryFolder(), 'backups');
    const shop = await openShop({ SHOP_BACKUPS: backups, BACKUP_EVERY: '1s', BACKUP_KEEP: '2' });
    const [, name = ''] = await shop.said(/backup: (\S+) is made\./g, 4);
    const { code } = await end(shop);
    expect(code).toBe(0);
    const left = await readdir(backups);
    expect(left.filter((entry) => entry.endsWith('.draft'))).toEqual([]);
    expect(left).toContain(name);
    expect(left.filter((entry) => /^\d/.test(entry)).length).toBeLessThanOrEqual(3);
  });

  test('PROM-250 ends with its sentence when a part cannot start', async () => {
    const data = await temporaryFolder();
    await publish(await shellBuild(join(data, 'build')), join(data, 'registry'));
    await writeFile(join(data, 'shop.sqlite'), 'no database');
    const { code, said } = await new RunningShop(data).ended();
    expect(code).toBe(1);
    expect(said).toMatch(/The provider did not start\.\nThe data file .*shop\.sqlite is damaged\./);
  });

  test('PROM-33 ends at once on a second signal, with a part that hangs', async () => {
    const shop = await openShop();
    await shop.origin();
    const provider = await shop.pid('provider');
    process.kill(provider, 'SIGSTOP');
    shop.signal('SIGTERM');
    // A later signal is a second one; an earlier one may be the echo of the same Ctrl-C.
    await pause(1_000);
    shop.signal('SIGTERM');
    expect((await shop.ended()).code).toBe(128 + constants.signals.SIGTERM);
    // The process is gone, or is a zombie.
    const state = () => readFile(`/proc/${provider}/stat`, 'utf8').catch(() => ') Z');
    await expect.poll(state).toContain(') Z');
  });

  test('PROM-254 continues with a newer version and with the older one again, and no request fails', async () => {
    const shop = await openShop();
    const origin = await shop.origin();
    const first = await firstProduct(origin);
    const leave = visitors(origin);
    const pay = await customer(origin, 9876543210);

    const newer = await newerCheckout("kind: 'expanding'");
    expect(await upgradeTo(newer, shop.dataFolder)).toMatchObject({ code: 0 });
    const infoOfNewer = (await firstProduct(origin)).info;
    expect(infoOfNewer).toBe(`${first.info}${MARK}`);
    expect(await upgradeTo(ROOT, shop.dataFolder)).toMatchObject({ code: 0 });
    // The newer catalogue stays, and so do the tables, which were only expanded.
    expect((await firstProduct(origin)).info).toBe(infoOfNewer);
    expect(await readFile(join(shop.dataFolder, 'logs/provider.log'), 'utf8')).toContain(
      'catalogue: a newer version’s is kept.',
    );

    const breaking = await newerCheckout("kind: 'breaking'", '999-breaking');
    const refused = await upgradeTo(breaking, shop.dataFolder);
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(
      /The shop goes on as it was\.[\s\S]*\(999-breaking\)\. Back up, stop the shop/,
    );

    const [read, written] = [await leave(), await pay()];
    expect([...read.failed, ...written.failed]).toEqual([]);
    expect(written.isCartRight).toBe(true);
    console.log(`Two upgrades: ${read.answered} reading and ${written.answered} writing calls, none failed.`);
    expect((await end(shop)).code).toBe(0);
  });
});

async function firstProduct(origin: string): Promise<{ info: string }> {
  const body = { filters: { productClass: 'Sheet' } };
  const list = await call(origin, { method: 'POST', path: '/api/product/byfilters?limit=1', body });
  const { product_id: id } = list.body.products[0];
  return (await call(origin, { method: 'GET', path: `/api/product?id=${id}` })).body;
}

/** What the newer catalogue adds to the description of each sheet. */
const MARK = ' New.';
const PARTS = [
  'provider',
  'office',
  'desk',
  'payment-sandbox',
  'catalogue',
  'picture-studio',
  'shared-contracts',
  'platform',
];

/** A copy of this checkout with another catalogue and one more migration, which shares installed packages and composed pictures. */
async function newerCheckout(kind: string, name = '999-next'): Promise<string> {
  const folder = await temporaryFolder();
  const isCopied = (path: string) => !relative(ROOT, path).split(sep).includes('dist');
  for (const part of PARTS)
    await cp(join(ROOT, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isCopied,
    });
  await cp(join(ROOT, 'package.json'), join(folder, 'package.json'));
  for (const shared of ['node_modules', 'provider/dist', 'picture-studio/dist']) {
    await mkdir(join(ROOT, shared), { recursive: true });
    await symlink(join(ROOT, shared), join(folder, shared));
  }
  await reword(
    join(folder, 'catalogue/tables/categories.tsv'),
    /(protective film on the face\.)/g,
    `$1${MARK}`,
  );
  await reword(
    join(folder, 'provider/src/database/migrations/migrations.ts'),
    /\[(baseline[^\]]*)\]/,
    `[$1, { name: '${name}', ${kind}, up: async () => {} }]`,
  );
  return folder;
}

async function reword(file: string, before: RegExp, after: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(before);
  await writeFile(file, text.replace(before, after));
}
