import { describe, expect, it } from 'vitest';
import { isNetwork, TrustedProxies } from '../settings/trusted-proxies.ts';
import { clientAddress, publicOrigin } from './proxy-headers.ts';

const here = new TrustedProxies();
const networks = new TrustedProxies(['10.0.0.0/8', 'fd00::/8', '192.0.2.4']);

describe('clientAddress', () => {
  it.each([
    ['trusts the proxy on this machine', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    [
      'takes the last entry, since the client can write the others',
      '::ffff:127.0.0.1',
      '1.1.1.1, 203.0.113.7',
      '203.0.113.7',
    ],
    ['does not trust another machine', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['takes the peer without a proxy', '127.0.0.1', undefined, '127.0.0.1'],
    ['counts an IPv6 /64 as one address', '::1', '2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['reads IPv4 inside IPv6', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['is "unknown" without any address', undefined, undefined, 'unknown'],
  ])('%s', (_title, peer, forwardedFor, address) => {
    expect(clientAddress(peer, forwardedFor, here)).toBe(address);
  });

  it.each([
    ['trusts a proxy in a named network', '10.1.2.3', '203.0.113.7', '203.0.113.7'],
    ['passes over proxies on the way', '::ffff:10.1.2.3', '1.1.1.1, 203.0.113.7, 192.0.2.4', '203.0.113.7'],
    ['trusts IPv6', 'fd12::1', '203.0.113.7', '203.0.113.7'],
    ['trusts no neighbour of a named address', '192.0.2.5', '203.0.113.7', '192.0.2.5'],
    ['takes the last one where all are proxies', '127.0.0.1', '10.1.1.1, 10.2.2.2', '10.2.2.2'],
  ])('%s', (_title, peer, forwardedFor, address) => {
    expect(clientAddress(peer, forwardedFor, networks)).toBe(address);
  });
});

describe('isNetwork', () => {
  it.each([
    ['10.0.0.0/8', true],
    ['10.1.2.3', true],
    ['fd00::/8', true],
    ['10.0.0.0/33', false],
    ['10.0.0.0/8/1', false],
    ['10.0.0/8', false],
    ['edge.internal', false],
    ['', false],
  ])('%s is %s', (text, isOne) => {
    expect(isNetwork(text)).toBe(isOne);
  });
});

describe('publicOrigin', () => {
  it.each([
    ['trusts the proxy on this machine', '127.0.0.1', 'https://shop.example', 'https://shop.example'],
    ['drops a path', '::1', 'http://localhost:3000/shop', 'http://localhost:3000'],
    ['does not trust another machine', '203.0.113.9', 'https://shop.example', undefined],
    ['accepts only HTTP schemes', '127.0.0.1', 'javascript:alert(1)', undefined],
    ['accepts only absolute URLs', '127.0.0.1', 'shop.example', undefined],
    ['is undefined without the header', '127.0.0.1', undefined, undefined],
  ])('%s', (_title, peer, header, origin) => {
    expect(publicOrigin(peer, header, here)).toBe(origin);
  });
});
