import { isIP, isIPv6 } from 'node:net';
import type { EdgeRequest } from '../proxy/edge-request.ts';

const IPV4_IN_IPV6 = '::ffff:';

/**
 * The network address of the visitor who sent a request.
 * @param frontProxies the operator's own proxies before this server: each adds an entry to X-Forwarded-For, and the visitor may
 * have sent entries before theirs
 */
export function visitorAddress({ headers, socket }: EdgeRequest, frontProxies: number): string {
  const peer = socket.remoteAddress ?? 'unknown';
  if (frontProxies === 0) return peer;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-frontProxies)
    ?.trim();
  return forwarded && isIP(forwarded) ? forwarded : peer;
}

/** What limits count as one visitor: an IPv4 address, or the /64 of IPv6 that a household or a phone usually gets. */
export function visitorNetwork(address: string): string {
  if (address.startsWith(IPV4_IN_IPV6)) return address.slice(IPV4_IN_IPV6.length);
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
