import { SHARED_PACKAGES } from './shared-packages.ts';

/** A remote's server build leaves the shared list to whoever evaluates it: one React in a renderer, too. */
export const serverExternals: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(SHARED_PACKAGES).map((specifier) => [specifier, `commonjs ${specifier}`]),
);
