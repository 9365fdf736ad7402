import createCache from '@emotion/cache';
import { createStore } from 'jotai';
import type * as ReactDom from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readDataBlock } from '../document/read-data-block.ts';
import { createModuleStore } from '../remotes/module-store.ts';
import { App } from './app.tsx';
import { createQueryClient, restoreQueryState } from './query-client.ts';

/**
 * Starts the shop in the document: the modules of the first paint are loaded before the first render.
 * @param loadModule how a page or fragment is loaded by its name
 * @param first names of the modules of the first paint
 * @param reactDom on its way
 */
export async function startShop(
  loadModule: (name: string) => Promise<unknown>,
  first: readonly string[],
  reactDom: Promise<typeof ReactDom>,
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no place for the shop.');
  const queries = createQueryClient();
  const state = readDataBlock('query-state');
  if (state) restoreQueryState(state, queries);
  const loader = createModuleStore(loadModule);
  window.addEventListener('online', loader.retry);
  await loader.settle(first);
  const { createRoot, hydrateRoot } = await reactDom;
  const shop = (
    <App
      // The policy allows no other inline styles than the rendered ones: rules are inserted through the CSSOM, in every build.
      styles={createCache({ key: 's', speedy: true })}
      store={createStore()}
      queries={queries}
      loader={loader}
      configuration={readDataBlock('configuration')}
      inRouter={(pages) => <BrowserRouter>{pages}</BrowserRouter>}
    />
  );
  // What was not rendered on the server, or lost one of its modules on the way here, is built here.
  const isWhole = first.every((name) => loader.isReady(name));
  if (root.hasChildNodes() && isWhole) hydrateRoot(root, shop);
  else createRoot(root).render(shop);
}
