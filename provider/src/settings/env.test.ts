import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsFromEnvironment } from './env.ts';

describe('settingsFromEnvironment', () => {
  it('has a default for everything', () => {
    expect(settingsFromEnvironment({ PROVIDER_PORT: '' })).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      dataFolder: resolve(import.meta.dirname, '../../../.shop'),
      production: false,
      sessionLength: 30 * 24 * 60 * 60 * 1000,
      otp: { codeLifetime: 300_000, codesPerTenMinutes: 3, codesPerHour: 5, wrongTriesPerDay: 9 },
    });
  });

  it('reads the variables that are set', () => {
    const settings = settingsFromEnvironment({
      PROVIDER_PORT: '0',
      SHOP_ENV: 'production',
      SMS_GATEWAY_URL: 'https://sms.example/send',
      SESSION_SECONDS: '60',
      SHOP_DATA: '.other-shop',
    });
    expect(settings).toMatchObject({
      port: 0,
      production: true,
      dataFolder: resolve(import.meta.dirname, '../../../.other-shop'),
      sessionLength: 60_000,
      smsGateway: { token: '' },
    });
  });

  it.each([
    ['PROVIDER_PORT', '70000'],
    ['SHOP_ENV', 'prod'],
    ['SESSION_SECONDS', 'long'],
    ['OTP_CODES_PER_HOUR', '0'],
    ['SMS_GATEWAY_URL', 'sms'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => settingsFromEnvironment({ [name]: value })).toThrow(
      `The environment variable ${name} has an invalid value.`,
    );
  });
});
