import type { PublishedRemote } from 'shared-contracts/document';
import { type BundlerRuntime, makeRetryable } from './bundler-runtime.ts';
import { entryScript } from './entry-scripts.ts';
import { laterPackages } from './later-packages.ts';
import { LOAD_TIME_LIMIT } from './module-store.ts';
import { previousContract } from './previous-contract.ts';
import { providedPackages } from './provided-packages.ts';

/*
 * Starts remotes for the first paint without Module Federation's runtime, 19 KB that hydration would wait for (decision 019). It makes
 * one attempt. The runtime, which comes when the page is idle, takes over the containers that were loaded here by `init` and `get`, and
 * loads all other modules, also those that failed here.
 */

/** What the entry of a remote leaves on `globalThis`, under its federation name. */
type Container = { get: (module: string) => Promise<() => { default: unknown }> };

type Consumed = { shareKey: string; shareInfo: { shareConfig: { requiredVersion: string } } };

type ConsumingRuntime = BundlerRuntime & {
  m: Record<string, (module: { exports: unknown }) => void>;
};

type ConsumedByChunk = {
  chunkId: string;
  chunkMapping: Readonly<Record<string, readonly string[]>>;
  moduleToHandlerMapping: Readonly<Record<string, Consumed>>;
  promises: Promise<unknown>[];
  webpackRequire: ConsumingRuntime;
};

export { providedPackages };

/** What `runtime-of-the-shell.js` of a remote borrows, until Module Federation lends its own to the entries that run later. */
Object.assign(globalThis, {
  __SHOP_FEDERATION__: {
    bundlerRuntime: {
      init: ({ webpackRequire }: { webpackRequire: BundlerRuntime }) => makeRetryable(webpackRequire),
      // The packages come from the table, not from a share scope.
      initContainerEntry: () => undefined,
      installInitialConsumes: () => undefined,
      consumes: providePackages,
    },
  },
});

/** Called before a chunk of a remote is evaluated: defines the modules of the shared packages that it imports. */
function providePackages({
  chunkId,
  chunkMapping,
  moduleToHandlerMapping,
  promises,
  webpackRequire: runtime,
}: ConsumedByChunk): void {
  for (const id of chunkMapping[chunkId] ?? []) {
    const consumed = moduleToHandlerMapping[id];
    if (!consumed || runtime.m[id]) continue;
    const define = (instance: unknown) => {
      runtime.m[id] = (module) => {
        module.exports = instance;
      };
    };
    const load = laterPackages[consumed.shareKey];
    if (load) promises.push(load().then(define));
    else define(packageFor(consumed));
  }
}

/** The release gate has compared the versions, so the range only chooses between two majors of the contract (decision 100). */
function packageFor({ shareKey, shareInfo }: Consumed): unknown {
  const [major] = previousContract?.version.split('.') ?? [];
  const isPrevious = major !== undefined && shareInfo.shareConfig.requiredVersion.startsWith(`^${major}.`);
  const instance = isPrevious ? previousContract?.shared[shareKey] : undefined;
  if (!instance && !(shareKey in providedPackages)) throw new Error(`The shell does not share ${shareKey}.`);
  return instance ?? providedPackages[shareKey];
}

/** Federation name → the entry that is being loaded. */
const entries = new Map<string, Promise<Container>>();

/** @param module name of the page or fragment within its remote */
export async function loadFirst(
  { name, entry }: PublishedRemote,
  module: string,
): Promise<{ default: unknown }> {
  const container = entries.get(name) ?? loadEntry(name, new URL(entry, document.baseURI).href);
  entries.set(name, container);
  const { get } = await container;
  const evaluate = await get(`./${module}`);
  return evaluate();
}

function loadEntry(name: string, url: string): Promise<Container> {
  const { promise, resolve, reject } = Promise.withResolvers<Container>();
  const script = entryScript(url);
  const limit = setTimeout(() => script.dispatchEvent(new Event('error')), LOAD_TIME_LIMIT);
  const end = () => {
    clearTimeout(limit);
    script.remove();
    const container = (globalThis as Record<string, unknown>)[name] as Container | undefined;
    if (container) resolve(container);
    else reject(new Error(`The entry of ${name} could not be loaded.`));
  };
  script.onload = end;
  script.onerror = end;
  document.head.append(script);
  return promise;
}
