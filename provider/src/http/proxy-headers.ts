import { isIPv6 } from 'node:net';
import type { TrustedProxies } from '../settings/trusted-proxies.ts';

/**
 * The network address that rate limits count. X-Forwarded-For is believed only from a trusted proxy, and only its last entry that is
 * not a trusted proxy itself: the entries before it came from the client.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string {
  const entries = forwardedFor?.split(',').map((entry) => entry.trim()) ?? [];
  const forwarded = entries.findLast((entry) => !trusted.has(entry)) ?? entries.at(-1);
  const address = forwarded && trusted.has(peer) ? forwarded : (peer ?? 'unknown');
  return isIPv6(address) ? network(address) : address.slice(0, 45);
}

/**
 * The shop's public origin, such as `https://shop.example`. X-Public-Origin is believed only from a trusted proxy (the edge server);
 * without it, undefined.
 */
export function publicOrigin(
  peer: string | undefined,
  header: string | undefined,
  trusted: TrustedProxies,
): string | undefined {
  const url = header && trusted.has(peer) ? URL.parse(header) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** A household usually gets a whole /64 of IPv6, so rate limits count the /64 as one address. */
function network(address: string): string {
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length);
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
