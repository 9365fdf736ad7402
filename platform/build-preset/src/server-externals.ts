import { SHARED_PACKAGES } from 'shared-contracts/document';

/** A remote's server build requires shared packages from the renderer, so that there is one React there too. */
export const serverExternals: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(SHARED_PACKAGES).map((specifier) => [specifier, `commonjs ${specifier}`]),
);
