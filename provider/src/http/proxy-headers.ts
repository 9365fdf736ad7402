import { isIPv6 } from 'node:net';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * The network address that rate limits count. X-Forwarded-For is trusted only from a proxy on this machine (the edge
 * server), and only its last entry: the entries before it came from the client.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined): string {
  const forwarded = forwardedFor?.split(',').at(-1)?.trim();
  const address = forwarded && isLoopback(peer) ? forwarded : (peer ?? 'unknown');
  return isIPv6(address) ? network(address) : address.slice(0, 45);
}

/**
 * The shop's public origin, such as `https://shop.example`. X-Public-Origin is trusted only from a proxy on this
 * machine (the edge server); without it, undefined.
 */
export function publicOrigin(peer: string | undefined, header: string | undefined): string | undefined {
  const url = header && isLoopback(peer) ? URL.parse(header) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** Whether the other end is a program on this machine, such as the edge server. */
export function isLoopback(peer: string | undefined): boolean {
  return peer !== undefined && LOOPBACK.includes(peer);
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
