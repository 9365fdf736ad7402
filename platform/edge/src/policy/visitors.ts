import { isIP, isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { EdgeRequest } from '../proxy/edge-request.ts';

const IPV4_IN_IPV6 = '::ffff:';

/**
 * @param frontProxies number of the operator's own proxies before this server: each adds an entry to X-Forwarded-For, after any entries
 * that the visitor has sent
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

/** The unit that limits count as one visitor: an IPv4 address, or the /64 of IPv6 that a household or a phone usually gets. */
export function visitorNetwork(address: string): string {
  if (address.startsWith(IPV4_IN_IPV6)) return address.slice(IPV4_IN_IPV6.length);
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

/**
 * A visitor may use the rate of this many seconds at once: a mobile carrier puts many shoppers behind one address, and a search engine comes
 * in bursts.
 */
const BURST_SECONDS = 15;
const MAX_VISITORS = 50_000;

interface Allowance {
  left: number;
  /** Time of the last change, in milliseconds. */
  at: number;
}

/** Limits the work that each visitor causes (token bucket), such as renderings of a page. Cached documents are not counted. */
export interface VisitorLimit {
  /** @param page each page has its own limit. @returns seconds until the next one is allowed; 0 if this one is */
  take(visitor: string, page: string): number;
  /** How many are still allowed. */
  left(visitor: string, page: string): number;
  /** Takes more for a rendering that found nothing, but leaves the last third, so that dead links alone get nobody refused. */
  charge(visitor: string, page: string, more: number): void;
}

/** The share of the allowance that `charge` leaves. */
const SPARED = 1 / 3;
/** Seconds. */
const DAY = 86_400;

/**
 * @param perSecond renderings of one page that a visitor may cause in the long run
 * @param most renderings at once
 */
export function createVisitorLimit(perSecond: number, most = perSecond * BURST_SECONDS): VisitorLimit {
  const allowances = new LRUCache<string, Allowance>({ max: MAX_VISITORS });
  const keyOf = (visitor: string, page: string) => `${visitor} ${page}`;
  function leftOf(key: string): number {
    const now = performance.now();
    const { left, at } = allowances.get(key) ?? { left: most, at: now };
    return Math.min(most, left + ((now - at) / 1000) * perSecond);
  }
  const leave = (key: string, left: number) => allowances.set(key, { left, at: performance.now() });
  return {
    take(visitor, page) {
      const key = keyOf(visitor, page);
      const left = leftOf(key);
      leave(key, left >= 1 ? left - 1 : left);
      return left >= 1 ? 0 : Math.ceil((1 - left) / perSecond);
    },
    charge(visitor, page, more) {
      const key = keyOf(visitor, page);
      const left = leftOf(key);
      leave(key, Math.max(left - more, Math.min(left, most * SPARED)));
    },
    left: (visitor, page) => leftOf(keyOf(visitor, page)),
  };
}

/** Like `createVisitorLimit`, for things that count only a few times a day per visitor, however often they are sent. */
export function createDailyLimit(most: number): VisitorLimit {
  return createVisitorLimit(most / DAY, most);
}
