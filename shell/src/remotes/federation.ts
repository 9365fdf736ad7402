import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime/bundler';
import { SHELL_NAME, type SharedSpecifier } from 'shared-contracts/document';
import { integrityOf, publishedSet } from '../document/published-set.ts';
import { loadReactDom } from './load-react-dom.ts';
import { LOAD_TIME_LIMIT } from './module-store.ts';
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

/**
 * The one plugin of the federation's runtime: an entry runs only with the bytes that were released, and a server that
 * accepts and hangs is given up after the time limit.
 */
function federationPlugin(): ModuleFederationRuntimePlugin {
  /** Entry → how often it was asked for. It is asked for again only when it failed. */
  const attempts = new Map<string, number>();
  return {
    name: 'released-entries',
    createScript({ url }) {
      const attempt = attempts.get(url) ?? 0;
      attempts.set(url, attempt + 1);
      const script = document.createElement('script');
      // A browser keeps a damaged copy for as long as the whole one: only another address brings the file anew.
      script.src = attempt === 0 ? url : `${url}?attempt=${attempt}`;
      script.crossOrigin = 'anonymous';
      // Otherwise it waits behind the pictures of its page.
      script.fetchPriority = 'high';
      const integrity = integrityOf(url);
      if (integrity) script.integrity = integrity;
      return { script, timeout: LOAD_TIME_LIMIT };
    },
    errorLoadRemote({ id, error }) {
      // Told, never replaced: the boundary around the page or fragment shows what could not be shown.
      console.warn(`Remote module ${id} could not be loaded`, error);
    },
  };
}
