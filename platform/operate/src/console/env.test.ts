import { EnvironmentRefused } from 'edge/env';
import { describe, expect, it } from 'vitest';
import { backupSettings, trialVariables } from './env.ts';

describe('trialVariables', () => {
  it('PROM-50 keep a trial in production away from what only the operator’s shop may use', () => {
    const production = {
      SHOP_ENV: 'production',
      PHONEPE_CLIENT_ID: 'client',
      SMS_GATEWAY_URL: 'https://sms.example',
      METRICS_PORT: '9463',
      SHOP_SECRETS_FILE: '/etc/shop-secrets.json',
      PICTURE_STORE: 'https://s3.example/pictures',
    };
    const trial = { ...production, PUBLIC_URL: 'https://shop.example', ...trialVariables(production) };
    expect(trial).toEqual({
      SHOP_ENV: 'development',
      PHONEPE_CLIENT_ID: '',
      SMS_GATEWAY_URL: '',
      METRICS_PORT: '',
      SHOP_SECRETS_FILE: '',
      PICTURE_STORE: '',
      PUBLIC_URL: 'https://shop.example',
    });
  });
});

describe('backupSettings', () => {
  it('back up every six hours into the data folder, unless told otherwise', () => {
    expect(backupSettings({ SHOP_DATA: '/data/shop' })).toEqual({
      backups: '/data/shop/backups',
      every: 21_600_000,
      keep: 14,
    });
    const own = { SHOP_BACKUPS: '/disk', BACKUP_EVERY: '30m', BACKUP_KEEP: '3' };
    expect(backupSettings(own)).toEqual({ backups: '/disk', every: 1_800_000, keep: 3 });
    expect(backupSettings({ BACKUP_EVERY: 'off' }).every).toBeUndefined();
  });

  it('names each invalid variable', () => {
    for (const BACKUP_EVERY of ['often', '0h', '99d']) {
      expect(() => backupSettings({ BACKUP_EVERY, BACKUP_KEEP: '0' })).toThrow(
        new EnvironmentRefused(
          'BACKUP_EVERY is invalid: it must be a time such as 30m, 6h or 1d, 20 days at most, or off.\nBACKUP_KEEP is invalid: it must be a number from 1 on.',
        ),
      );
    }
  });
});
