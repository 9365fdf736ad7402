// @module-tag all
import { chmodSync, cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { takeTurn } from 'provider/database/take-turn';
import { withTransaction } from 'provider/database/with-transaction';
import { signToken } from 'provider/session/token';
import { SECRETS_FILE, type TokenKey } from 'provider/settings/secrets';
import { caller, loggedIn } from 'provider/testing/caller';
import { openTestDatabase } from 'provider/testing/test-database';
import { temporaryFolder, testProvider } from 'provider/testing/test-provider';
import { verifyCustomer } from 'shared-contracts/customer/endpoints';
import { describe, expect, it } from 'vitest';
import { copyFaults } from '../backup/check-copy.ts';
import { copyData } from '../backup/copy-data.ts';
import { runOperatorCommand } from './operator-command.ts';

const PHONE = 9876543210;
const DAY = 24 * 60 * 60 * 1000;
/** Secrets in the format of versions with a single key. */
const OLD_SECRETS = { token: 'a'.repeat(64), pepper: 'b'.repeat(64) };

async function rotatingShop() {
  const provider = await testProvider();
  const { origin, shop } = provider;
  return {
    ...provider,
    secretsFile: join(shop.settings.dataFolder, SECRETS_FILE),
    rotate: (...options: string[]) =>
      runOperatorCommand(shop.db, ['token-key', 'rotate', ...options], { ...shop, now: shop.now() }),
    async check(token: string) {
      const { status, body } = await caller(origin, { token })(verifyCustomer, {});
      return status === 200 ? 'valid' : `${status} ${body.error}`;
    },
  };
}

function writeOldSecrets(folder: string): void {
  writeFileSync(join(folder, SECRETS_FILE), JSON.stringify(OLD_SECRETS));
}

function headerOf(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
}

function claimsOf(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

describe('a rotated key of tokens', () => {
  it('PROM-280 SESS-11 signs the next token of the running provider, and the tokens before stay valid', async () => {
    const { check, origin, rotate, secretsFile, shop } = await rotatingShop();
    const before = await loggedIn(origin, PHONE);
    const first = shop.secrets().tokenKeys[0].kid;
    const said = await rotate();
    const after = await loggedIn(origin, PHONE);
    const second = shop.secrets().tokenKeys[0].kid;
    expect(said).toEqual([
      `New tokens are signed with the key ${second}.`,
      'Tokens of the key before stay valid until they expire.',
    ]);
    expect([headerOf(before.token), headerOf(after.token)]).toEqual([
      { alg: 'HS256', typ: 'JWT', kid: first },
      { alg: 'HS256', typ: 'JWT', kid: second },
    ]);
    expect(first).not.toBe(second);
    expect([await check(before.token), await check(after.token)]).toEqual(['valid', 'valid']);
    expect(statSync(secretsFile).mode & 0o777).toBe(0o600);
    expect(readdirSync(shop.settings.dataFolder).filter((name) => name.includes('secrets'))).toEqual([
      SECRETS_FILE,
    ]);
  });

  it('PROM-280 ends all sessions before it when the old ones are dropped', async () => {
    const { check, origin, rotate, shop } = await rotatingShop();
    const { token } = await loggedIn(origin, PHONE);
    await rotate();
    const [, older] = shop.secrets().tokenKeys;
    expect(await rotate('--drop-old')).toContain('The keys before are dropped: all customers log in again.');
    expect(await check(token)).toBe('401 invalid token');
    expect(await check(await signToken(claimsOf(token), older ?? shop.secrets().tokenKeys[0]))).toBe(
      '401 invalid token',
    );
    expect(await check((await loggedIn(origin, PHONE)).token)).toBe('valid');
  });

  it('PROM-280 drops the keys whose tokens have all expired', async () => {
    const { pass, rotate, shop } = await rotatingShop();
    await rotate();
    pass(29 * DAY);
    await rotate();
    expect(shop.secrets().tokenKeys).toHaveLength(3);
    pass(DAY);
    await rotate();
    expect(shop.secrets().tokenKeys).toHaveLength(3);
    pass(30 * DAY);
    await rotate();
    expect(shop.secrets().tokenKeys).toHaveLength(2);
  });

  it('PROM-280 waits for a rotation of another process, so that neither loses a key', async () => {
    const { rotate, shop } = await rotatingShop();
    const keys = shop.secrets().tokenKeys;
    const other = await openTestDatabase(shop.settings.dataFolder);
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = withTransaction(other, async (trx) => {
      await takeTurn(trx, 'token keys');
      begun.resolve();
      await mayEnd.promise;
    });
    await Promise.race([begun.promise, holding]);
    const rotating = rotate();
    await setImmediate();
    expect(shop.secrets().tokenKeys).toEqual(keys);
    mayEnd.resolve();
    await holding;
    await rotating;
    expect(shop.secrets().tokenKeys.slice(1)).toEqual([expect.objectContaining(keys[0])]);
  });

  it('PROM-280 takes no notice of the draft of a rotation that was killed', async () => {
    const { rotate, secretsFile, shop } = await rotatingShop();
    writeFileSync(`${secretsFile}.next`, '{"token":', { mode: 0o644 });
    await rotate();
    expect(shop.secrets().tokenKeys).toHaveLength(2);
    expect(statSync(secretsFile).mode & 0o777).toBe(0o600);
  });

  it('PROM-280 is in a backup with those before it', async () => {
    const { check, origin, rotate, shop } = await rotatingShop();
    const { token } = await loggedIn(origin, PHONE);
    await rotate();
    const keys = shop.secrets().tokenKeys;
    const copy = temporaryFolder();
    await copyData(shop.settings, copy);
    expect(await copyFaults(copy)).toEqual([]);
    await rotate('--drop-old');
    expect(await check(token)).toBe('401 invalid token');
    cpSync(join(copy, SECRETS_FILE), join(shop.settings.dataFolder, SECRETS_FILE));
    expect(shop.secrets().tokenKeys).toEqual(keys);
    expect(await check(token)).toBe('valid');
  });

  it('PROM-280 is not chosen by who sends the token', async () => {
    const { check, origin, rotate, shop } = await rotatingShop();
    const { token } = await loggedIn(origin, PHONE);
    await rotate();
    const [newest, older] = shop.secrets().tokenKeys as [TokenKey, TokenKey];
    const [, payload, signature] = token.split('.');
    const withHeader = (header: object, end = signature) =>
      `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}.${end}`;
    const kids = [newest.kid, 'unknown', '', '../secrets.json', 7, null, {}, '__proto__'];
    const forged = [
      ...kids.map((kid) => withHeader({ alg: 'HS256', typ: 'JWT', kid })),
      withHeader({ alg: 'none', typ: 'JWT', kid: older.kid }),
      withHeader({ alg: 'none', typ: 'JWT', kid: older.kid }, ''),
      ...(await Promise.all([
        signToken(claimsOf(token), { token: older.token, kid: newest.kid }),
        signToken(claimsOf(token), { token: older.token, kid: 'unknown' }),
        signToken(claimsOf(token), { token: 'c'.repeat(64), kid: older.kid }),
        signToken(claimsOf(token), { token: 'c'.repeat(64) }),
      ])),
    ];
    for (const sent of forged) expect([sent, await check(sent)]).toEqual([sent, '401 invalid token']);
    expect(await check(token)).toBe('valid');
  });
});

describe('secrets of a version with one key', () => {
  it('PROM-280 are read, and their tokens stay valid after a rotation', async () => {
    const { check, origin, rotate, secretsFile, shop } = await rotatingShop();
    const { token } = await loggedIn(origin, PHONE);
    writeOldSecrets(shop.settings.dataFolder);
    const old = await signToken(claimsOf(token), { token: OLD_SECRETS.token });
    expect(headerOf(old)).not.toHaveProperty('kid');
    expect([await check(old), await check(token)]).toEqual(['valid', '401 invalid token']);
    await rotate();
    expect(await check(old)).toBe('valid');
    expect(JSON.parse(readFileSync(secretsFile, 'utf8'))).toMatchObject({
      pepper: OLD_SECRETS.pepper,
      token: expect.not.stringMatching(OLD_SECRETS.token),
      earlier: [{ token: OLD_SECRETS.token }],
    });
  });

  it('PROM-280 may sign with the newest key again after a return to that version', async () => {
    const { check, origin, rotate, shop } = await rotatingShop();
    const { token } = await loggedIn(origin, PHONE);
    await rotate();
    const signed = await signToken(claimsOf(token), { token: shop.secrets().tokenKeys[0].token });
    expect(await check(signed)).toBe('valid');
  });
});

describe('the file of the secrets', () => {
  it.each([0o640, 0o604, 0o660, 0o644])(
    'PROM-280 with the rights %o keeps the provider from starting',
    async (mode) => {
      const first = await rotatingShop();
      await first.stop();
      const { dataFolder } = first.shop.settings;
      chmodSync(first.secretsFile, mode);
      await expect(testProvider({ dataFolder })).rejects.toThrow(
        `Other users can read the secrets in ${first.secretsFile}: chmod 600 ${first.secretsFile}`,
      );
    },
  );

  it('PROM-280 that is damaged while the provider runs leaves the keys before in use, and is told once', async () => {
    const { check, log, origin, secretsFile } = await rotatingShop();
    const { token } = await loggedIn(origin, PHONE);
    const bytes = readFileSync(secretsFile);
    bytes[20] = 0xff;
    writeFileSync(secretsFile, bytes);
    expect([await check(token), await check(token)]).toEqual(['valid', 'valid']);
    expect(log.filter((line) => line.startsWith('secrets: '))).toEqual([
      expect.stringContaining('cannot be read'),
    ]);
  });
});
