import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

describe('clientAddress', () => {
  it.each([
    ['believes the proxy on this machine', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    [
      'takes its last word, since the rest came from outside',
      '::ffff:127.0.0.1',
      '1.1.1.1, 203.0.113.7',
      '203.0.113.7',
    ],
    ['believes nobody else', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['takes the peer without a proxy', '127.0.0.1', undefined, '127.0.0.1'],
    ['counts a network of IPv6 as one', '::1', '2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['reads IPv4 inside IPv6', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['has a name for no address at all', undefined, undefined, 'unknown'],
  ])('%s', (_title, peer, forwardedFor, address) => {
    expect(clientAddress(peer, forwardedFor)).toBe(address);
  });
});
