import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readSecrets } from 'provider/settings/secrets';
import { temporaryFolder, testProvider } from 'provider/testing/test-provider';
import { describe, expect, it } from 'vitest';
import { copyData } from '../backup/copy-data.ts';
import { runOperatorCommand } from './operator-command.ts';

describe('secrets in SHOP_SECRETS_FILE', () => {
  /** A file that does not exist yet, and the command that makes it. */
  async function sharedSecrets() {
    const { shop } = await testProvider();
    const secretsFile = join(temporaryFolder(), 'shop-secrets.json');
    const settings = { ...shop.settings, secretsFile };
    return {
      settings,
      run: (...args: string[]) =>
        runOperatorCommand(shop.db, ['token-key', ...args], { ...shop, settings, now: shop.now() }),
    };
  }

  it('are made by a command, once, and never by a start, which says how', async () => {
    const { settings, run } = await sharedSecrets();
    const { secretsFile } = settings;
    expect(() => readSecrets(settings)).toThrow(
      `The secrets of SHOP_SECRETS_FILE, ${secretsFile}, do not exist. Copy the secrets.json of the running shop there, or for a new shop: node office/src/operator.ts token-key create`,
    );
    expect(await run('create')).toEqual([expect.stringContaining(`SHOP_SECRETS_FILE=${secretsFile}`)]);
    const secrets = readSecrets(settings);
    expect(statSync(secretsFile).mode & 0o777).toBe(0o600);
    await expect(run('create')).rejects.toThrow(`${secretsFile} exists: nothing was changed.`);
    expect(readSecrets(settings)).toEqual(secrets);
  });

  it('are those of each provider, rotated for all of them, and in a backup', async () => {
    const { settings, run } = await sharedSecrets();
    await run('create');
    const other = { ...settings, dataFolder: temporaryFolder() };
    expect(readSecrets(other)).toEqual(readSecrets(settings));
    await run('rotate');
    expect(readSecrets(other).tokenKeys).toHaveLength(2);
    const copy = temporaryFolder();
    await copyData(settings, copy);
    expect(readSecrets({ dataFolder: copy })).toEqual(readSecrets(settings));
  });
});
