import { BlockList, isIP, isIPv6 } from 'node:net';

/** The proxies whose headers are trusted: those on this machine (the edge server), and in the networks that the operator configures. */
export class TrustedProxies {
  readonly #networks = new BlockList();

  /** @param networks as `isNetwork` accepts them */
  constructor(networks: readonly string[] = []) {
    for (const network of ['127.0.0.1', '::1', ...networks]) {
      const [address = '', bits] = network.split('/');
      const most = isIPv6(address) ? 128 : 32;
      this.#networks.addSubnet(address, Number(bits ?? most), isIPv6(address) ? 'ipv6' : 'ipv4');
    }
  }

  has(address: string | undefined): boolean {
    // An IPv4 address mapped into IPv6 is also checked against the IPv4 list.
    return (
      address !== undefined &&
      isIP(address) > 0 &&
      this.#networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
    );
  }
}

/** `10.1.2.3`, `10.0.0.0/8` or `fd00::/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIPv6(address) ? 128 : 32;
  return (
    isIP(address) > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  );
}
