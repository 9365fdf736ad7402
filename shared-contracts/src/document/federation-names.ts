/** Release id and federation name of the shell. */
export const SHELL_NAME = 'shell';

/** `cart-checkout` → `mfe_cart_checkout`: Module Federation makes it a global variable, so it has to be an identifier. */
export function federationName(remoteId: string): string {
  return `mfe_${remoteId.replaceAll('-', '_')}`;
}

/** `catalog/shop` → owner `catalog`, module `shop`. */
export function splitModuleName(name: string): { owner: string; module: string } {
  const [owner = '', module = ''] = name.split('/');
  return { owner, module };
}
