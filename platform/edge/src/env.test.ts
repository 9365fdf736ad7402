import { describe, expect, test } from 'vitest';
import { readEnvironment, releasePlaces } from './env.ts';

describe('readEnvironment', () => {
  test('treats an empty variable as unset', () => {
    expect(readEnvironment({ PORT: '' })).toMatchObject({ PORT: 3000, SHOP_NAME: 'Laminate House' });
  });

  test('ORD-17 has a GST number only where one is configured', () => {
    expect(readEnvironment({}).SHOP_GSTIN).toBeUndefined();
    expect(readEnvironment({ SHOP_GSTIN: '29ABCDE1234F1Z5' }).SHOP_GSTIN).toBe('29ABCDE1234F1Z5');
  });

  test('INFO-14 reads a number at WhatsApp as its digits, and opening hours as lines', () => {
    const source = { SHOP_WHATSAPP: '+91 98450 00000', SHOP_HOURS: 'Mon to Sat, 10 to 19\\nSunday closed' };
    expect(readEnvironment(source)).toMatchObject({
      SHOP_WHATSAPP: '919845000000',
      SHOP_HOURS: 'Mon to Sat, 10 to 19\nSunday closed',
    });
  });

  test('takes releases from where they are pushed, unless told otherwise', () => {
    const store = 'https://store.example/releases';
    const placesOf = (source: NodeJS.ProcessEnv) => releasePlaces(readEnvironment(source));
    expect(placesOf({ RELEASE_STORE: store })).toEqual({ source: { place: store }, store: { place: store } });
    expect(placesOf({ RELEASE_STORE: store, RELEASE_SOURCE: '/releases' })).toEqual({
      source: { place: '/releases' },
      store: { place: store },
    });
  });

  test.each([
    [
      { DATABASE_URL: 'mysql://shop:a-password@db/shop' },
      'DATABASE_URL cannot be used: it is not a postgres',
    ],
    [{ RELEASE_SOURCE: 'ftp://a.example' }, 'it is neither an http address nor a folder.'],
    [{ RELEASE_KEY_ID: 'id' }, 'RELEASE_KEY_ID and RELEASE_KEY_SECRET are set together or not at all.'],
    [{ PORT: 'many' }, 'PORT=many cannot be used: a port is a whole number from 0 to 65535.'],
    [{ PROVIDER_PORT: '70000' }, 'a port is a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'a port is a whole number from 0 to 65535.'],
    [{ PROVIDER_URL: 'javascript:alert(1)' }, 'cannot be used: it is not an http or https address.'],
    [{ PINCODE_URL: '//elsewhere.example' }, 'PINCODE_URL=//elsewhere.example cannot be used'],
    [{ SHOP_GSTIN: '29ABCDE1234F1Z' }, 'cannot be used: it is not a GST number of 15 characters.'],
    [{ VIDEO_URLS: 'https://youtu.be/a youtu.be/b' }, 'https://youtu.be/a youtu.be/b cannot be used'],
    [{ SHOP_WHATSAPP: 'us' }, 'it is not a phone number with its country code.'],
    [{ DEV_SERVER: 'catalog' }, 'DEV_SERVER=catalog cannot be used'],
    [{ SHOP_ENV: 'production', DEV_SERVER: 'http://127.0.0.1:1' }, 'not allowed with SHOP_ENV=production.'],
    [
      { SHOP_ENV: 'production', PHONEPE_CLIENT_ID: 'client' },
      'PUBLIC_URL is missing: production needs it, and the payment gateway sends shoppers back to it.\n' +
        'PAYMENT_SCRIPT_URL is missing: PHONEPE_CLIENT_ID needs it: the script that opens PhonePe’s pay page.',
    ],
  ])('refuses %o', (source, sentence) => {
    expect(() => readEnvironment(source)).toThrow(sentence);
  });

  test.each([{ TLS_CERT: 'cert.pem' }, { TLS_KEY: 'key.pem' }])('SITE-31 refuses %o alone', (source) => {
    expect(() => readEnvironment(source)).toThrow('TLS_CERT and TLS_KEY are set together or not at all.');
  });
});
