import { isIPv6 } from 'node:net';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Whether a connection comes from this machine, where the edge server is the one that says who asked, and for what. */
export function isLoopback(peer: string | undefined): boolean {
  return peer !== undefined && LOOPBACK.includes(peer);
}

/**
 * The network address that limits count. Only a proxy on this machine (the edge server) is believed, and only its own
 * word, the last one: what stands before it in the header came from outside.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined): string {
  const said = forwardedFor?.split(',').at(-1)?.trim();
  const address = said && isLoopback(peer) ? said : (peer ?? 'unknown');
  return isIPv6(address) ? network(address) : address.slice(0, 45);
}

/** One household holds a whole /64 of IPv6, so that is what counts as one address. */
function network(address: string): string {
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length);
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
