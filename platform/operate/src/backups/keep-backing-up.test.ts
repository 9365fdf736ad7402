import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupName } from 'store/backup-name';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ROOT } from '../console/workspace.ts';
import { keepBackingUp } from './keep-backing-up.ts';
import { shopToBackUp } from './testing/backed-up-shop.ts';

const DAY = 86_400_000;
const WAIT = { timeout: 60_000 };

async function backingUp() {
  const shop = await shopToBackUp();
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const stopping = new AbortController();
  const { dataFolder, backups } = shop;
  const place = { root: ROOT, dataFolder, backups, isProviderForeign: false };
  onTestFinished(() => {
    stopping.abort();
    output.mockRestore();
  });
  return {
    backups,
    backUp: shop.backUp,
    begin: () => keepBackingUp(place, { every: 1_000, keep: 1 }, stopping.signal),
    end: () => stopping.abort(),
    said: () => output.mock.calls.map(([line]) => String(line).trim()),
    left: () => readdirSync(backups).filter((name) => /^\d/.test(name)),
  };
}

it('PROM-266 says why there is no backup, and tries again', { tags: ['all'] }, async () => {
  const { backups, begin, end, said, left } = await backingUp();
  writeFileSync(backups, '');
  const running = begin();
  await vi.waitFor(() => expect(said()).toHaveLength(1), WAIT);
  expect(said()[0]).toMatch(
    /^backup: \S+ cannot be used \(a file of this name exists\)\. Nothing was changed\.$/,
  );
  rmSync(backups);
  await vi.waitFor(() => expect(said().at(-1)).toMatch(/^backup: \S+ is made\.$/), WAIT);
  end();
  await running;
  expect(left()).toHaveLength(1);
});

it('PROM-290 does not wait for a backup dated in the future, or keep it, when the clock was set back', {
  tags: ['all'],
}, async () => {
  const { backups, backUp, begin, end, said, left } = await backingUp();
  renameSync(join(backups, await backUp()), join(backups, backupName(new Date(Date.now() + DAY))));
  const running = begin();
  await vi.waitFor(() => expect(said().length).toBeGreaterThan(0), WAIT);
  end();
  await running;
  expect(left().map((name) => `backup: ${name} is made.`)).toEqual([said().at(-1)]);
});
