import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import type { ShopConfiguration } from '../document/shop-configuration.ts';
import { ConfigurationProvider } from '../remotes/configuration.tsx';
import {
  type RemoteLoader,
  RemoteLoaderProvider,
  type RemoteModuleState,
} from '../remotes/remote-loader.tsx';
import type { LoadedModule, ModuleName, RemoteModules } from '../remotes/remote-modules.ts';
import { type Session, sessionState } from '../session/session-atoms.ts';

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

export type ShellState = {
  store: ReturnType<typeof createStore>;
  queries: QueryClient;
  loader: RemoteLoader;
};

/**
 * @param session by default a visitor's
 * @param modules of other remotes; all others keep loading
 */
export function shellState(
  session: Session = { status: 'visitor' },
  modules: { [Name in keyof RemoteModules]?: LoadedModule<Name> } = {},
): ShellState {
  const store = createStore();
  store.set(sessionState, session);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  return { store, queries, loader: fixedLoader(modules) };
}

/** Renders a screen with everything that the shell provides. The caller adds a router. */
export function InShell({
  state: { store, queries, loader },
  children,
}: {
  state: ShellState;
  children: ReactNode;
}) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <ConfigurationProvider configuration={EXAMPLE_SHOP}>
          <RemoteLoaderProvider loader={loader}>{children}</RemoteLoaderProvider>
        </ConfigurationProvider>
      </QueryClientProvider>
    </Provider>
  );
}

function fixedLoader(modules: Readonly<Record<string, unknown>>): RemoteLoader {
  const states = new Map(
    Object.entries(modules).map(([name, module]) => [name, { status: 'ready', module }]),
  );
  return {
    load: () => undefined,
    state: <Name extends ModuleName>(name: Name) => states.get(name) as RemoteModuleState<Name> | undefined,
    subscribe: () => () => undefined,
  };
}
