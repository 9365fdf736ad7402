import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { useLocation } from 'react-router-dom';
import type { ShopConfiguration } from '../document/shop-configuration.ts';
import { ConfigurationProvider } from '../remotes/configuration.tsx';
import {
  type RemoteLoader,
  RemoteLoaderProvider,
  type RemoteModuleState,
} from '../remotes/remote-loader.tsx';
import type { LoadedModule, ModuleName, RemoteModules } from '../remotes/remote-modules.ts';
import { type Session, sessionState } from '../session/session-atoms.ts';

/** The configuration of a shop in tests. */
export const EXAMPLE_SHOP: ShopConfiguration = {
  shopName: 'Sample House',
  phone: '+91 98450 00000',
  email: 'care@shop.example',
  address: '1 Example Street\nMysuru 570001',
  instagramUrl: 'https://instagram.example/shop',
  youtubeUrl: 'https://youtube.example/shop',
  mapUrl: 'https://map.example/shop',
  pincodeUrl: '/pincode',
  paymentScriptUrl: '/pay/checkout.js',
};

export type ShellOptions = {
  /** Path and query of the page, `/` unless set. */
  at?: string;
  session?: Session;
  /** Modules of other remotes; all others keep loading. */
  modules?: { [Name in keyof RemoteModules]?: LoadedModule<Name> };
};

export type RenderedInShell = RenderResult & {
  store: ReturnType<typeof createStore>;
  queries: QueryClient;
  /** The current path and query. */
  address: () => string;
};

/** Renders a screen inside what the shell provides: router, jotai store, query cache and remote loader. */
export function renderWithShell(
  ui: ReactNode,
  { at = '/', session, modules = {} }: ShellOptions = {},
): RenderedInShell {
  const store = createStore();
  store.set(sessionState, session ?? { status: 'visitor' });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  let address = at;
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const rendered = render(
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[at]}>
          <ConfigurationProvider configuration={EXAMPLE_SHOP}>
            <RemoteLoaderProvider loader={fixedLoader(modules)}>{ui}</RemoteLoaderProvider>
          </ConfigurationProvider>
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  );
  return { ...rendered, store, queries, address: () => address };
}

function fixedLoader(modules: NonNullable<ShellOptions['modules']>): RemoteLoader {
  const states = new Map(
    Object.entries(modules).map(([name, module]) => [name, { status: 'ready', module }]),
  );
  return {
    load: () => undefined,
    state: <Name extends ModuleName>(name: Name) => states.get(name) as RemoteModuleState<Name> | undefined,
    subscribe: () => () => undefined,
  };
}
