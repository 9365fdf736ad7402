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
      otp: { codeLifetime: 300_000, codesPerTenMinutes: 3, codesPerHour: 5, wrongTriesPerDay: 3 },
    });
  });

  it('PAY-55 reads the variables that are set', () => {
    const settings = settingsFromEnvironment({
      PROVIDER_PORT: '0',
      SHOP_ENV: 'production',
      SMS_GATEWAY_URL: 'https://sms.example/send',
      SESSION_SECONDS: '60',
      SHOP_DATA: '.other-shop',
      GST_PERCENT: '12',
      DATABASE_URL: 'postgres://shop:secret@db.example/shop',
      TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8',
      PROVIDER_METRICS_PORT: '9464',
      DELIVERY_HOLIDAYS: '01-26, 2026-11-24',
      PICTURE_STORE: 'https://s3.example.com/pictures',
      PICTURE_KEY_ID: 'id',
      PICTURE_KEY_SECRET: 'secret',
      ...PHONEPE,
    });
    expect(settings).toMatchObject({
      port: 0,
      metrics: { host: '127.0.0.1', port: 9464 },
      production: true,
      dataFolder: resolve(import.meta.dirname, '../../../.other-shop'),
      databaseUrl: 'postgres://shop:secret@db.example/shop',
      trustedProxies: ['10.0.0.0/8', 'fd00::/8'],
      pictureStore: {
        place: 'https://s3.example.com/pictures',
        keys: { id: 'id', secret: 'secret', region: 'us-east-1' },
      },
      sessionLength: 60_000,
      smsGateway: { url: 'https://sms.example/send', headers: {}, timeout: 8000 },
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

  const SMS = { SMS_GATEWAY_URL: 'https://sms.example/send' };
  const UAT = 'https://api-preprod.phonepe.com/apis/pg-sandbox';
  const TEST_ACCOUNT = { ...PHONEPE, PHONEPE_URL: UAT, PHONEPE_TOKEN_URL: `${UAT}/v1/oauth/token` };

  it.each([
    [
      { SHOP_ENV: 'production' },
      [
        'SHOP_ENV=production needs PHONEPE_CLIENT_ID, PHONEPE_CLIENT_SECRET, PHONEPE_WEBHOOK_USERNAME, PHONEPE_WEBHOOK_PASSWORD: the payment sandbox gives away goods for nothing.',
        'Production needs SMS_GATEWAY_URL: the dev inbox would show everyone’s login codes.',
      ],
    ],
    [
      PHONEPE,
      [
        'PHONEPE_CLIENT_ID needs SHOP_ENV=production: outside of it everyone’s login codes can be read at /dev.',
        'Production needs SMS_GATEWAY_URL: the dev inbox would show everyone’s login codes.',
      ],
    ],
    [
      { PHONEPE_CLIENT_SECRET: 'secret', PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4100' },
      [
        'PHONEPE_CLIENT_SECRET needs PHONEPE_CLIENT_ID, PHONEPE_WEBHOOK_USERNAME, PHONEPE_WEBHOOK_PASSWORD.',
        'Set either PHONEPE_CLIENT_ID or PAYMENT_SANDBOX_URL, not both.',
        'PHONEPE_CLIENT_SECRET needs SHOP_ENV=production: outside of it everyone’s login codes can be read at /dev.',
        'Production needs SMS_GATEWAY_URL: the dev inbox would show everyone’s login codes.',
      ],
    ],
    [
      { ...TEST_ACCOUNT, ...SMS, SHOP_ENV: 'production' },
      ['SHOP_ENV=production excludes PhonePe’s test environment: it gives away goods for nothing.'],
    ],
    [
      { ...PHONEPE, PHONEPE_URL: UAT },
      ['PHONEPE_URL and PHONEPE_TOKEN_URL are both PhonePe’s test environment, or neither.'],
    ],
    [
      { SMS_GATEWAY_HEADERS: 'authkey: key', SMS_GATEWAY_BODY: 'to={phone}&otp={code}' },
      ['SMS_GATEWAY_HEADERS needs SMS_GATEWAY_URL.', 'SMS_GATEWAY_BODY needs SMS_GATEWAY_URL.'],
    ],
    [
      { ...SMS, SMS_GATEWAY_BODY: '{"to":{phone}}', SMS_GATEWAY_ORDER_BODY: 'to={phone}&otp={code}' },
      [
        'SMS_GATEWAY_BODY is neither JSON nor a form (a=b&c=d).',
        'SMS_GATEWAY_ORDER_BODY needs the placeholder {phone}, and {order} or {text}.',
      ],
    ],
    [
      { ...SMS, SMS_GATEWAY_BODY: 'to={phone}&text={text}&id={template}', SMS_TEMPLATES: 'login=1,placed=2' },
      ['SMS_TEMPLATES needs the ids of: shipped, out for delivery, delivered, cancelled, refunded.'],
    ],
    [
      { SHOP_GSTIN: '29ABCDE1234F1ZW', SHOP_NAME: 'Laminate House' },
      ['SHOP_GSTIN needs SHOP_NAME and SHOP_ADDRESS: an invoice names the company.'],
    ],
    [{ PICTURE_KEY_ID: 'id' }, ['PICTURE_KEY_ID and PICTURE_KEY_SECRET are set together or not at all.']],
  ])('LOGIN-14 PAY-9 PROM-50 refuses %o with everything that is missing', (variables, sentences) => {
    let said = '';
    try {
      settingsFromEnvironment(variables);
    } catch (error) {
      said = error instanceof Error ? error.message : '';
    }
    expect(said.split('\n')).toEqual(sentences);
  });

  it('accepts an account in PhonePe’s test environment outside of production', () => {
    expect(settingsFromEnvironment(TEST_ACCOUNT)).toMatchObject({
      production: false,
      payment: { isSandbox: false, account: { url: UAT } },
    });
  });

  it.each([
    ['PROVIDER_PORT', '70000'],
    ['SHOP_ENV', 'prod'],
    ['SESSION_SECONDS', 'long'],
    ['OTP_CODES_PER_HOUR', '0'],
    ['SMS_GATEWAY_URL', 'sms'],
    ['SMS_GATEWAY_HEADERS', 'no header'],
    ['SMS_SECONDS', '0'],
    ['DATABASE_URL', 'mysql://db.example/shop'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['PICTURE_STORE', 'ftp://files.example/pictures'],
    ['DELIVERY_HOLIDAYS', '26 January'],
    ['DELIVERY_HOLIDAYS', '2026-13-01'],
  ])('names %s when it is %s, and says what it takes', (name, value) => {
    const read = () => settingsFromEnvironment({ [name]: value });
    expect(read).toThrow(`The environment variable ${name} has an invalid value.`);
    expect(read).toThrow(/ It takes .+\.$/);
  });

  it.each([
    ['SHOP_GSTIN', '29ABCDE1234F1Z5'],
    ['SHOP_GSTIN', '99ABCDE1234F1ZW'],
    ['HSN_CODES', 'Sheet=3921'],
    ['HSN_CODES', 'Sheet=392,*=4411'],
    ['HSN_CODES', 'Sheet=3921,Sheet=3920,*=4411'],
    ['HSN_CODES', 'Sheet=3921@1.5,*=4411'],
    ['SMS_TEMPLATES', 'login=1,sent=2'],
    ['SMS_TEMPLATES', 'login=1,login=2'],
  ])('DESK-23 ORD-37 refuses %s=%s', (name, value) => {
    expect(() => settingsFromEnvironment({ [name]: value })).toThrow(
      `The environment variable ${name} has an invalid value.`,
    );
  });
});
