import { createInstance } from '@module-federation/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime/bundler';
import { SHELL_NAME, type SharedSpecifier } from 'shared-contracts/document';
import { publishedSet } from '../document/published-set.ts';
import { federationPlugin } from './federation-plugin.ts';
import { loadReactDom } from './load-react-dom.ts';
import { providedPackages } from './provided-packages.ts';

/** Specifier → installed version; the build writes it in. */
declare const PROVIDED_VERSIONS: Readonly<Record<SharedSpecifier, string>>;

/*
 * A chunk of its own: the shell's own pages start without it. The shell provides by the runtime's interface, and takes
 * its own imports as they are; remotes borrow the runtime, and bring nothing of the shared list.
 */
Object.assign(globalThis, {
  __SHOP_FEDERATION__: { createInstance, bundlerRuntime, attachShareScopeMap },
});

const federation = createInstance({
  name: SHELL_NAME,
  remotes: Object.values(publishedSet().remotes).map(({ name, entry }) => ({
    name,
    entry: new URL(entry, document.baseURI).href,
  })),
  shared: Object.fromEntries(
    Object.entries(PROVIDED_VERSIONS).map(([specifier, version]) => [
      specifier,
      {
        version,
        ...(specifier === 'react-dom/client'
          ? { get: () => loadReactDom().then((client) => () => client) }
          : { lib: () => providedPackages[specifier] }),
        shareConfig: {
          singleton: true,
          strictVersion: true,
          eager: specifier in providedPackages,
          requiredVersion: `^${version}`,
        },
      },
    ]),
  ),
  shareStrategy: 'loaded-first',
  plugins: [federationPlugin()],
});

/** @param module `<federation name>/<module>` */
export function loadFederated(module: string): Promise<{ default: unknown } | null> {
  return federation.loadRemote<{ default: unknown }>(module);
}
