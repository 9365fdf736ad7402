/** The shell's name in the federation. */
export const SHELL_NAME = 'shell';

/** `cart-checkout` → `mfe_cart_checkout`: the name becomes a global, so it is an identifier. */
export function federationName(remoteId: string): string {
  return `mfe_${remoteId.replaceAll('-', '_')}`;
}
