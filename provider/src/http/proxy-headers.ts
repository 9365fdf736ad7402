import { isIPv6 } from 'node:net';
import type { TrustedProxies } from '../settings/trusted-proxies.ts';

/**
 * The client's network address for rate limits. X-Forwarded-For is trusted only from a trusted proxy, and of its entries only the last one
 * that is no trusted proxy itself: the entries before it came from the client.
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
 * The shop's public origin, such as `https://shop.example`; undefined without it. X-Public-Origin is trusted only from a trusted proxy (the
 * edge server).
 */
export function publicOrigin(
  peer: string | undefined,
  header: string | undefined,
  trusted: TrustedProxies,
): string | undefined {
  const url = header && trusted.has(peer) ? URL.parse(header) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** Households usually get a whole /64 of IPv6, so rate limits treat a /64 as one address. */
function network(address: string): string {
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length);
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
