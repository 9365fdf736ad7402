import { EnvironmentRefused } from 'edge/env';
import { describe, expect, it } from 'vitest';
import { shopSettings, trialVariables } from './env.ts';

describe('shopSettings', () => {
  it('takes an empty variable for an unset one', () => {
    expect(shopSettings({ PORT: '', PROVIDER_URL: '' })).toMatchObject({
      port: 3000,
      providerPort: 4000,
      providerUrl: undefined,
    });
  });

  it.each([
    { PORT: 'three' },
    { PORT: '70000' },
    { PROVIDER_PORT: '-1' },
    { PROVIDER_URL: 'ftp://provider.example' },
  ])('names the variable of %o', (environment) => {
    const read = () => shopSettings(environment);
    expect(read).toThrow(EnvironmentRefused);
    expect(read).toThrow(Object.entries(environment)[0]?.join('='));
  });
});

describe('trialVariables', () => {
  it('leave a trial in production without the gateways that cost money', () => {
    const production = {
      SHOP_ENV: 'production',
      PHONEPE_CLIENT_ID: 'client',
      SMS_GATEWAY_URL: 'https://sms.example',
    };
    const trial = { ...production, PUBLIC_URL: 'https://shop.example', ...trialVariables(production) };
    expect(trial).toEqual({
      SHOP_ENV: 'development',
      PHONEPE_CLIENT_ID: '',
      SMS_GATEWAY_URL: '',
      PUBLIC_URL: 'https://shop.example',
    });
  });
});
