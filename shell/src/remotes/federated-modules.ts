import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type OwnPageName, ownPages } from '../pages/own-pages.ts';
import { releasedSet } from './released-set.ts';

/** Tells the federation's runtime where the released remotes are. */
export function registerReleasedRemotes(): void {
  const remotes = Object.values(releasedSet().remotes);
  registerRemotes(remotes.map(({ name, entry }) => ({ name, entry: new URL(entry, document.baseURI).href })));
}

/** Loads `catalog/shop` from its remote, and `shell/home` from the shell itself. */
export async function loadModule(name: string): Promise<unknown> {
  const [owner = '', module = ''] = name.split('/');
  if (owner === 'shell') return (await ownPages[name as OwnPageName]()).default;
  const remote = releasedSet().remotes[owner];
  if (!remote) throw new Error(`No release of ${owner}`);
  const loadOnce = () => loadRemote<{ default: unknown }>(`${remote.name}/${module}`);
  // Once more: a preload that failed is handed to the first attempt, however long ago it failed.
  const loaded = await loadOnce().catch(loadOnce);
  if (!loaded) throw new Error(`${name} is empty`);
  return loaded.default;
}
