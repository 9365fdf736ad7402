import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { getAddresses, saveAddress } from 'shared-contracts/address/endpoints';
import { getCart } from 'shared-contracts/cart/endpoints';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { expect, it } from 'vitest';
import { HOME } from '../testing/addresses.ts';
import { caller, loggedIn } from '../testing/caller.ts';
import { providerProcess } from '../testing/provider-process.ts';
import { fillUp, mountSmallDisk } from '../testing/small-disk.ts';
import { temporaryFolder, testProvider } from '../testing/test-provider.ts';

const REFUSED = {
  status: 503,
  body: { message: 'The shop cannot save anything right now. Please try again in a moment.' },
};

it('PROM-22 a full disk refuses writes with a sentence, and reads go on', async () => {
  const { origin, shop } = await testProvider();
  const call = await loggedIn(origin, 9876543210);
  // To SQLite, the disk is full now: the file has no free page, and may not grow.
  await sql`vacuum`.execute(shop.db);
  await sql`pragma max_page_count = 1`.execute(shop.db);
  let response = await call(saveAddress, { body: HOME });
  for (let label = 0; response.status === 200 || response.status === 201; label += 1) {
    response = await call(saveAddress, {
      body: { ...HOME, address_label: `Site ${label}`, address: 'x'.repeat(180) },
    });
  }
  expect(response).toMatchObject(REFUSED);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect((await call(getCart, {})).status).toBe(200);
  expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
});

// Needs root to mount a disk. Elsewhere the test is skipped, with the reason.
it('PROM-22 a provider on a disk that fills up loses nothing acknowledged, and writes again as soon as there is room', {
  tags: ['matrix'],
  timeout: 5 * 60_000,
}, async ({ skip }) => {
  const disk = temporaryFolder();
  const reason = mountSmallDisk(disk, '24m');
  if (reason !== undefined) skip(reason);
  const environment = { SHOP_DATA: join(disk, 'shop'), LIST_PAGES_AHEAD: '0' };
  const provider = await providerProcess(environment);
  const call = await loggedIn(provider.origin, 9876543210);
  const acknowledged: string[] = [];
  const write = async () => {
    const address_label = `Site ${acknowledged.length}`;
    const response = await call(saveAddress, { body: { ...HOME, address_label, address: 'x'.repeat(180) } });
    if (response.status === 201) acknowledged.push(address_label);
    return response;
  };
  expect((await write()).status).toBe(201);
  for (const filler of ['first', 'second'].map((name) => join(disk, name))) {
    fillUp(filler);
    // Space that SQLite has already reserved is used up first.
    let response = await write();
    while (response.status === 201) response = await write();
    expect(response).toMatchObject(REFUSED);
    expect(await write()).toMatchObject(REFUSED);
    expect((await call(getAddresses, {})).body).toHaveLength(acknowledged.length);
    const list = { query: { limit: 1 }, body: { filters: { productClass: 'Board' as const } } };
    expect((await call(filterProducts, list)).status).toBe(200);
    rmSync(filler);
    expect((await write()).status).toBe(201);
  }
  expect(await provider.end('SIGKILL')).toBe('SIGKILL');
  const { origin } = await providerProcess(environment);
  const { body } = await caller(origin, { token: call.token })(getAddresses, {});
  const labels = body.map(({ address_label }: { address_label: string }) => address_label);
  expect(labels).toHaveLength(acknowledged.length);
  expect(labels).toEqual(expect.arrayContaining(acknowledged));
});
