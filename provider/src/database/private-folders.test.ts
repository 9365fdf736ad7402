import { chmodSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/test-provider.ts';
import { createFolder } from './database.ts';

it('API-143 takes the folders of an existing shop away from other users, but lets them pass to publish', () => {
  const [folder, elsewhere] = [temporaryFolder(), temporaryFolder()];
  const names = ['backups', 'logs', 'before-restore-2026-11-20', 'registry'];
  for (const name of names) mkdirSync(join(folder, name), { mode: 0o755 });
  symlinkSync(elsewhere, join(folder, 'pictures'));
  for (const open of [folder, elsewhere]) chmodSync(open, 0o755);
  const modes = () => ['', ...names].map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));
  createFolder(folder);
  expect(modes()).toEqual(['700', '700', '700', '700', '755']);
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'registry'), 0o775);
  createFolder(folder);
  expect(modes()).toEqual(['711', '700', '700', '700', '775']);
  createFolder(folder);
  expect(modes()[0]).toBe('711');
  expect(statSync(elsewhere).mode & 0o777).toBe(0o755);
});
