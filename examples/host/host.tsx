import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import React, { type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type PageModule, type RemoteLoader, RemoteLoaderProvider } from 'shared-contracts/remotes';

/** Shows no fragments of other remotes. */
const loader: RemoteLoader = { load: () => {}, state: () => undefined, subscribe: () => () => {} };

/** @param name of a page or fragment, as `mfe_catalog/shop` */
async function component(name: string): Promise<ComponentType> {
  const module = await loadRemote<{ default: PageModule | ComponentType }>(name);
  if (!module) throw new Error(`${name} could not be loaded.`);
  return 'Page' in module.default ? module.default.Page : module.default;
}

async function showModules(remotes: { name: string; entry: string }[], names: string[]): Promise<void> {
  registerRemotes(remotes);
  const components = await Promise.all(names.map(component));
  createRoot(document.body.appendChild(document.createElement('main'))).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <RemoteLoaderProvider loader={loader}>
          {components.map((Component, index) => (
            <Component key={names[index]} />
          ))}
        </RemoteLoaderProvider>
      </BrowserRouter>
    </QueryClientProvider>,
  );
}

Object.assign(window, { React, showModules });
