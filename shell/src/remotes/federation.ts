import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime/bundler';
import { type PublishedRemote, SHELL_NAME, type SharedSpecifier } from 'shared-contracts/document';
import { integrityOf, publishedSet } from '../document/published-set.ts';
import { type BundlerRuntime, makeRetryable } from './bundler-runtime.ts';
import { entryScript } from './entry-scripts.ts';
import { laterPackages } from './later-packages.ts';
import { moduleInfo } from './module-info.ts';
import { LOAD_TIME_LIMIT } from './module-store.ts';
import { previousContract } from './previous-contract.ts';
import { sharedTable } from './shared-table.ts';

/** Specifier → installed version, defined by the build. */
declare const PROVIDED_VERSIONS: Readonly<Record<SharedSpecifier, string>>;

/*
 * A separate chunk: the first paint starts without it (`first-remotes.ts`). The shell provides the shared packages through the runtime's
 * API; remotes use this runtime and bundle none of the shared packages.
 */
export class Federation {
  readonly #instance: ReturnType<typeof createInstance>;

  constructor(packages: Readonly<Record<string, unknown>>) {
    lendRuntime();
    this.#instance = createInstance({
      name: SHELL_NAME,
      remotes: Object.values(publishedSet().remotes).map(({ name, entry, entryType = 'global' }) => ({
        name,
        entry: new URL(entry, document.baseURI).href,
        type: entryType,
      })),
      shared: sharedTable(PROVIDED_VERSIONS, packages, laterPackages, previousContract),
      shareStrategy: 'loaded-first',
      plugins: [RELEASED_ENTRIES],
    });
    Object.assign(
      globalThis.__FEDERATION__.moduleInfo,
      moduleInfo(publishedSet(), PROVIDED_VERSIONS, document.baseURI),
    );
  }

  /** @param module name of the page or fragment within its remote */
  async load({ name, modules }: PublishedRemote, module: string): Promise<{ default: unknown } | null> {
    const loaded = await this.#instance.loadRemote<{ default: unknown }>(`${name}/${module}`);
    const title = modules[module]?.title;
    return loaded && title !== undefined ? { default: pageOf(loaded.default, title) } : loaded;
  }
}

/** A remote from another build may offer a mere component as its page. */
function pageOf(offered: unknown, title: string): unknown {
  const isPage = typeof offered === 'object' && offered !== null && 'Page' in offered;
  return isPage ? offered : { Page: offered, head: () => ({ title }), prefetch: () => [] };
}

/** Lends the runtime to the remotes whose entries run from now on. */
function lendRuntime(): void {
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
}

/** Entries run only with the released bytes (PROM-12), and time out when their server hangs (PROM-11). */
const RELEASED_ENTRIES: ModuleFederationRuntimePlugin = {
  name: 'released-entries',
  createScript: ({ url }) => ({ script: entryScript(url), timeout: LOAD_TIME_LIMIT }),
  loadEntry: async ({ remoteInfo: { entry, type } }) => (type === 'module' ? importEntry(entry) : undefined),
};

/** Modules have no integrity of their own: the bytes that were compared here are in the browser's cache when they are imported. */
async function importEntry(url: string) {
  await (await fetch(url, { integrity: integrityOf(url) ?? '' })).arrayBuffer();
  return import(/* webpackIgnore: true */ url);
}
