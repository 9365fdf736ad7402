import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsFromEnvironment } from './env.ts';

const PHONEPE = {
  PHONEPE_CLIENT_ID: 'client',
  PHONEPE_CLIENT_SECRET: 'secret',
  PHONEPE_WEBHOOK_USERNAME: 'name',
  PHONEPE_WEBHOOK_PASSWORD: 'password',
};

describe('settingsFromEnvironment', () => {
  it('has a default for everything', () => {
    expect(settingsFromEnvironment({ PROVIDER_PORT: '' })).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      dataFolder: resolve(import.meta.dirname, '../../../.shop'),
      production: false,
      sessionLength: 30 * 24 * 60 * 60 * 1000,
      gstPercent: 18,
      payment: { isSandbox: true, account: { url: 'http://127.0.0.1:4100' } },
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
      GST_PERCENT: '12',
      DELIVERY_HOLIDAYS: '01-26, 2026-11-24',
      ...PHONEPE,
    });
    expect(settings).toMatchObject({
      port: 0,
      production: true,
      dataFolder: resolve(import.meta.dirname, '../../../.other-shop'),
      sessionLength: 60_000,
      smsGateway: { token: '' },
      gstPercent: 12,
      holidays: ['01-26', '2026-11-24'],
      payment: {
        isSandbox: false,
        account: {
          url: 'https://api.phonepe.com/apis/pg',
          clientId: 'client',
          webhook: { username: 'name', password: 'password' },
        },
      },
    });
  });

  it('reads the account at MSG91', () => {
    const settings = settingsFromEnvironment({ MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: 'template' });
    expect(settings).toMatchObject({
      smsTimeout: 8000,
      msg91: { url: 'https://control.msg91.com/api/v5/flow', authKey: 'key', templateId: 'template' },
    });
    expect(settings).not.toHaveProperty('smsGateway');
  });

  it.each([
    [{ SMS_GATEWAY_TOKEN: 'key' }, 'SMS_GATEWAY_TOKEN needs SMS_GATEWAY_URL.'],
    [{ MSG91_AUTH_KEY: 'key' }, 'MSG91_AUTH_KEY needs MSG91_TEMPLATE_ID.'],
    [{ MSG91_TEMPLATE_ID: 'template' }, 'MSG91_TEMPLATE_ID needs MSG91_AUTH_KEY.'],
    [
      { SMS_GATEWAY_URL: 'https://sms.example', MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: 'template' },
      'Set either SMS_GATEWAY_URL or MSG91_AUTH_KEY, not both.',
    ],
    [{ MSG91_ORDER_TEMPLATE_ID: 'template' }, 'MSG91_ORDER_TEMPLATE_ID needs MSG91_AUTH_KEY.'],
    [
      { ...PHONEPE, PHONEPE_CLIENT_SECRET: '' },
      'PHONEPE_CLIENT_ID needs PHONEPE_CLIENT_SECRET, PHONEPE_WEBHOOK_USERNAME and PHONEPE_WEBHOOK_PASSWORD.',
    ],
    [
      { ...PHONEPE, PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4100' },
      'Set either PHONEPE_CLIENT_ID or PAYMENT_SANDBOX_URL, not both.',
    ],
    [{ SHOP_ENV: 'production' }, 'SHOP_ENV=production needs PHONEPE_CLIENT_ID'],
  ])('rejects a gateway that is configured by half: %o', (variables, message) => {
    expect(() => settingsFromEnvironment(variables)).toThrow(message);
  });

  it.each([
    ['PROVIDER_PORT', '70000'],
    ['SHOP_ENV', 'prod'],
    ['SESSION_SECONDS', 'long'],
    ['OTP_CODES_PER_HOUR', '0'],
    ['SMS_GATEWAY_URL', 'sms'],
    ['MSG91_URL', 'sms'],
    ['SMS_SECONDS', '0'],
    ['DELIVERY_HOLIDAYS', '26 January'],
    ['DELIVERY_HOLIDAYS', '2026-13-01'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => settingsFromEnvironment({ [name]: value })).toThrow(
      `The environment variable ${name} has an invalid value.`,
    );
  });
});
