import { SHELL_NAME, splitModuleName } from 'shared-contracts/document';
import { publishedSet } from '../document/published-set.ts';
import { type OwnPageName, ownPages } from '../pages/own-pages.ts';
import { LOAD_TIME_LIMIT } from '../remotes/module-store.ts';

/** Module Federation's runtime, and all that remotes borrow. */
export const loadFederation = () => import(/* webpackChunkName: "federation" */ '../remotes/federation.ts');

/** Loads `catalog/shop` from its remote, and `shell/home` from the shell itself. */
export async function loadModule(name: string): Promise<unknown> {
  const { owner, module } = splitModuleName(name);
  if (owner === SHELL_NAME) return (await ownPages[name as OwnPageName]()).default;
  const remote = publishedSet().remotes[owner];
  if (!remote) throw new Error(`No release of ${owner}`);
  const { loadFederated } = await loadFederation();
  const loadOnce = () => loadFederated(`${remote.name}/${module}`);
  const startedAt = performance.now();
  const loaded = await loadOnce().catch((error: unknown) => {
    // What hung is the shopper's to try again, and not to wait for twice.
    if (performance.now() - startedAt >= LOAD_TIME_LIMIT) throw error;
    // Once more: a preload that failed is handed to the first attempt, however long ago it failed.
    return loadOnce();
  });
  if (!loaded) throw new Error(`${name} is empty`);
  return loaded.default;
}
