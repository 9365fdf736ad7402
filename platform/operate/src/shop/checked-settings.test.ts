// @module-tag all
import { EnvironmentRefused } from 'edge/env';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../console/workspace.ts';
import { checkedSettings } from './checked-settings.ts';

const PHONEPE = {
  PHONEPE_CLIENT_ID: 'client',
  PHONEPE_CLIENT_SECRET: 'secret',
  PHONEPE_WEBHOOK_USERNAME: 'name',
  PHONEPE_WEBHOOK_PASSWORD: 'password',
};
const READY = {
  ...PHONEPE,
  SHOP_ENV: 'production',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  PUBLIC_URL: 'https://shop.example',
  PAYMENT_SCRIPT_URL: 'https://pay.example/checkout.js',
};

describe('checkedSettings', () => {
  test('PROM-50 names what edge server and provider miss beside real keys, in one error', async () => {
    await expect(checkedSettings(ROOT, PHONEPE)).rejects.toEqual(
      new EnvironmentRefused(
        [
          'PUBLIC_URL is missing: production needs it, and the payment gateway sends shoppers back to it.',
          'PAYMENT_SCRIPT_URL is missing: PHONEPE_CLIENT_ID needs it: the script that opens PhonePe’s pay page.',
          'PHONEPE_CLIENT_ID needs SHOP_ENV=production: outside of it everyone’s login codes can be read at /dev.',
          'Production needs SMS_GATEWAY_URL: the dev inbox would show everyone’s login codes.',
        ].join('\n'),
      ),
    );
  });

  test('are those of a shop that has everything, without a sandbox', async () => {
    expect(await checkedSettings(ROOT, READY)).toMatchObject({ port: 3000, isSandboxOff: true });
  });

  test('are those of a shop with an account in PhonePe’s test environment, beside the dev inbox', async () => {
    const PHONEPE_URL = 'https://api-preprod.phonepe.com/apis/pg-sandbox';
    const environment = {
      ...PHONEPE,
      PHONEPE_URL,
      PHONEPE_TOKEN_URL: `${PHONEPE_URL}/v1/oauth/token`,
      PAYMENT_SCRIPT_URL: READY.PAYMENT_SCRIPT_URL,
    };
    expect(await checkedSettings(ROOT, environment)).toMatchObject({
      isSandboxOff: true,
      isProduction: false,
    });
  });

  test('leave the gateways to a provider of another company', async () => {
    const { SHOP_ENV, PUBLIC_URL } = READY;
    const environment = { SHOP_ENV, PUBLIC_URL, PROVIDER_URL: 'https://api.example' };
    expect(await checkedSettings(ROOT, environment)).toMatchObject({ providerUrl: 'https://api.example' });
  });
});
