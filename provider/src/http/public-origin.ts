import { isLoopback } from './client-address.ts';

/**
 * The shop's address as visitors type it, such as `https://shop.example`. Only a proxy on this machine (the edge server)
 * is believed; undefined where nobody says it.
 */
export function publicOrigin(peer: string | undefined, said: string | undefined): string | undefined {
  const url = said && isLoopback(peer) ? URL.parse(said) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
