import { describe, expect, it } from 'vitest';
import { isPayPageAddress } from './pay-page.ts';

const SHOP = 'https://shop.example';
const CONFIGURED = {
  paymentScriptUrl: 'https://pay.example/web/checkout.js',
  paymentOrigins: ['https://page.example'],
};

describe('isPayPageAddress', () => {
  it.each([
    ['https://pay.example/transact/1?token=a', true],
    ['https://page.example/1', true],
    ['https://pay.example.evil.example/1', false],
    ['https://evil.example/https://pay.example', false],
    ['http://pay.example/1', false],
    ['https://pay.example:8443/1', false],
    ['https://shop.example/1', false],
    ['javascript:alert(1)', false],
    ['data:text/html,pay', false],
    ['/transact/1', false],
    ['', false],
  ])('PAY-11 PROM-43 %s: %s', (address, isAllowed) => {
    expect(isPayPageAddress(address, CONFIGURED, SHOP)).toBe(isAllowed);
  });

  it('allows the shop itself where the script is at a path of the shop', () => {
    const configured = { paymentScriptUrl: '/pay/checkout.js' };
    expect(isPayPageAddress('https://shop.example/pay/1', configured, SHOP)).toBe(true);
    expect(isPayPageAddress('https://pay.example/1', configured, SHOP)).toBe(false);
  });
});
