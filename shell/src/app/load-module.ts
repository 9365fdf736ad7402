import { SHELL_NAME, splitModuleName } from 'shared-contracts/document';
import { publishedSet } from '../document/published-set.ts';
import { type OwnPageName, ownPages } from '../pages/own-pages.ts';
import { forgetFailedModules, giveUpHungChunks } from '../remotes/bundler-runtime.ts';
import { LOAD_TIME_LIMIT } from '../remotes/module-store.ts';

/** Module Federation's runtime with the shared packages. */
export const loadFederation = () => import(/* webpackChunkName: "federation" */ '../remotes/federation.ts');

/** Loads `catalog/shop` from its remote, and `shell/home` from the shell itself. A retry begins with fresh requests. */
export async function loadModule(name: string, isRetry: boolean): Promise<unknown> {
  forgetFailedModules();
  if (isRetry) giveUpHungChunks();
  const { owner, module } = splitModuleName(name);
  if (owner === SHELL_NAME) return (await ownPages[name as OwnPageName]()).default;
  const remote = publishedSet().remotes[owner];
  if (!remote) throw new Error(`No release of ${owner}.`);
  const { loadFederated } = await loadFederation();
  const loadOnce = () => loadFederated(`${remote.name}/${module}`);
  const startedAt = performance.now();
  const loaded = await loadOnce().catch((error: unknown) => {
    // No automatic retry after a timeout: the shopper would wait twice as long.
    if (performance.now() - startedAt >= LOAD_TIME_LIMIT) throw error;
    // The browser reuses a failed preload for the first attempt, so a second one is needed.
    forgetFailedModules();
    return loadOnce();
  });
  if (loaded?.default === undefined) throw new Error(`${name} has no default export.`);
  return loaded.default;
}
