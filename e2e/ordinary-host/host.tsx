import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import React, { type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type PageModule, type RemoteLoader, RemoteLoaderProvider } from 'shared-contracts/remotes';

/** Shows no fragments of other remotes. */
const loader: RemoteLoader = { load: () => {}, state: () => undefined, subscribe: () => () => {} };

async function showRemote(entry: string): Promise<void> {
  registerRemotes([{ name: 'mfe_catalog', entry }]);
  const shop = await loadRemote<{ default: PageModule }>('mfe_catalog/shop');
  const picker = await loadRemote<{ default: ComponentType }>('mfe_catalog/substrate-picker');
  if (!shop || !picker) throw new Error('The remote could not be loaded.');
  createRoot(document.body.appendChild(document.createElement('main'))).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <RemoteLoaderProvider loader={loader}>
          <shop.default.Page />
          <picker.default />
        </RemoteLoaderProvider>
      </BrowserRouter>
    </QueryClientProvider>,
  );
}

Object.assign(window, { React, showRemote });
