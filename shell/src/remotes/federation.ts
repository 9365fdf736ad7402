import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime/bundler';
import { SHELL_NAME, type SharedSpecifier } from 'shared-contracts/document';
import { integrityOf, publishedSet } from '../document/published-set.ts';
import { type BundlerRuntime, createRetryUrls, makeRetryable } from './bundler-runtime.ts';
import { loadReactDom } from './load-react-dom.ts';
import { LOAD_TIME_LIMIT } from './module-store.ts';
import { previousContract } from './previous-contract.ts';
import { providedPackages } from './provided-packages.ts';
import { sharedTable } from './shared-table.ts';

/** Specifier → installed version, defined by the build. */
declare const PROVIDED_VERSIONS: Readonly<Record<SharedSpecifier, string>>;

/*
 * A separate chunk: the shell's own pages start without it. The shell provides the shared packages through the runtime's
 * API; remotes use this runtime and bundle none of the shared packages.
 */
Object.assign(globalThis, {
  __SHOP_FEDERATION__: {
    createInstance,
    bundlerRuntime: {
      ...bundlerRuntime,
      initContainerEntry(options: Parameters<typeof bundlerRuntime.initContainerEntry>[0]) {
        makeRetryable(options.webpackRequire as unknown as BundlerRuntime);
        return bundlerRuntime.initContainerEntry(options);
      },
    },
    attachShareScopeMap,
  },
});

const federation = createInstance({
  name: SHELL_NAME,
  remotes: Object.values(publishedSet().remotes).map(({ name, entry }) => ({
    name,
    entry: new URL(entry, document.baseURI).href,
  })),
  shared: sharedTable(
    PROVIDED_VERSIONS,
    providedPackages,
    { 'react-dom/client': () => loadReactDom().then((client) => () => client) },
    previousContract,
  ),
  shareStrategy: 'loaded-first',
  plugins: [federationPlugin()],
});

/** @param module `<federation name>/<module>` */
export function loadFederated(module: string): Promise<{ default: unknown } | null> {
  return federation.loadRemote<{ default: unknown }>(module);
}

/** Entries run only with the released bytes (PROM-12), and time out when their server hangs (PROM-11). */
function federationPlugin(): ModuleFederationRuntimePlugin {
  const retryUrl = createRetryUrls();
  return {
    name: 'released-entries',
    createScript({ url }) {
      const script = document.createElement('script');
      // Only a failed entry is requested again.
      script.src = retryUrl(url);
      script.crossOrigin = 'anonymous';
      // Otherwise it waits behind the page's pictures.
      script.fetchPriority = 'high';
      const integrity = integrityOf(url);
      if (integrity) script.integrity = integrity;
      return { script, timeout: LOAD_TIME_LIMIT };
    },
  };
}
