import { SHELL_NAME, splitModuleName } from 'shared-contracts/document';
import { filesOf, publishedSet } from '../document/published-set.ts';
import { ownPages } from '../pages/own-pages.ts';
import type { OwnPageName } from '../routing/page-table.ts';
import { forgetFailedModules, giveUpHungChunks } from './bundler-runtime.ts';
import type { Federation } from './federation.ts';
import { LOAD_TIME_LIMIT } from './module-store.ts';

export function loadFirstRemotes() {
  return import(/* webpackChunkName: "first-remotes" */ './first-remotes.ts');
}

/** Loads modules of the shell and of remotes. Those of remotes do without Module Federation until something needs it. */
export class ModuleLoader {
  /** Paths of scripts that are loaded or requested, at first those that the document preloads. */
  readonly requested = new Set(
    [...document.head.querySelectorAll('link[as="script"]')].map((link) => link.getAttribute('href')),
  );
  #federation: Promise<Federation> | undefined;
  /** The modules that were loaded without Module Federation. */
  readonly #first: Promise<unknown>[] = [];

  /** Loads `catalog/shop` from its remote, and `shell/home` from the shell itself. A retry begins with fresh requests. */
  readonly load = async (name: string, isRetry: boolean): Promise<unknown> => {
    forgetFailedModules();
    if (isRetry) giveUpHungChunks();
    const { owner, module } = splitModuleName(name);
    if (owner === SHELL_NAME) return (await ownPages[name as OwnPageName]()).default;
    const remote = publishedSet().remotes[owner];
    if (!remote) throw new Error(`No release of ${owner}.`);
    this.#requestFiles(name);
    const loadFederated = async () => (await this.federation()).load(remote, module);
    const loadFirst = () => {
      const first = loadFirstRemotes().then((remotes) => remotes.loadFirst(remote, module));
      this.#first.push(first);
      return first;
    };
    const startedAt = performance.now();
    const loaded = await (isRetry || this.#federation || remote.entryType
      ? loadFederated
      : loadFirst)().catch((error: unknown) => {
      // No automatic retry after a timeout: the shopper would wait twice as long.
      if (performance.now() - startedAt >= LOAD_TIME_LIMIT) throw error;
      // The browser reuses a failed preload for the first attempt, so a second one is needed.
      forgetFailedModules();
      return loadFederated();
    });
    // For the overlay of regions, and for the profiler of a browser.
    performance.measure(name, { start: startedAt });
    if (loaded?.default === undefined) throw new Error(`${name} has no default export.`);
    return loaded.default;
  };

  readonly federation = (): Promise<Federation> => {
    this.#federation ??= this.#startFederation();
    this.#federation.catch(() => {
      this.#federation = undefined;
    });
    return this.#federation;
  };

  async #startFederation(): Promise<Federation> {
    const [{ providedPackages }, { Federation }] = await Promise.all([
      loadFirstRemotes(),
      import(/* webpackChunkName: "federation" */ './federation.ts'),
    ]);
    // The runtime is lent to entries that run later. An entry still on its way would use it without the packages.
    await Promise.allSettled(this.#first);
    return new Federation(providedPackages);
  }

  /**
   * Requests all files of a module at once. Otherwise its chunk waits for its remote's entry, which waits for the runtime. The scripts that
   * follow take them from the browser's cache, and check them.
   */
  #requestFiles(name: string): void {
    for (const path of filesOf(name)) {
      if (this.requested.has(path)) continue;
      this.requested.add(path);
      // A response that is not read may be cancelled.
      fetch(path).then(
        (response) => response.arrayBuffer(),
        () => undefined,
      );
    }
  }
}
