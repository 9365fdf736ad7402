import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { visitorAddress, visitorNetwork } from './visitors.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('visitorAddress', () => {
  test.each([
    [0, undefined, '192.0.2.1'],
    [0, '198.51.100.1', '192.0.2.1'],
    [1, '203.0.113.9, 198.51.100.1', '198.51.100.1'],
    [2, '203.0.113.9, 198.51.100.1, 10.0.0.1', '198.51.100.1'],
    [1, undefined, '192.0.2.1'],
    [1, 'unknown', '192.0.2.1'],
    [2, '198.51.100.1', '192.0.2.1'],
  ])('PROM-61 behind %i proxies with X-Forwarded-For %s is %s', (frontProxies, forwarded, address) => {
    expect(visitorAddress(request('192.0.2.1', forwarded), frontProxies)).toBe(address);
  });
});

describe('visitorNetwork', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(visitorNetwork(address)).toBe(network);
  });
});
