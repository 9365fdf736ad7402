import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import type { ShopConfiguration } from 'shared-contracts/document';
import { type RemoteLoader, RemoteLoaderProvider } from 'shared-contracts/remotes';
import { ConfigurationProvider } from '../document/configuration.tsx';
import { QuestionDialog } from '../frame/question-dialog.tsx';
import { Toasts } from '../frame/toasts.tsx';
import { SessionKeeper } from '../session/session-keeper.tsx';
import { CurrentPage } from './current-page.tsx';

export type AppProps = {
  styles: EmotionCache;
  store: ReturnType<typeof createStore>;
  queries: QueryClient;
  loader: RemoteLoader;
  configuration: ShopConfiguration;
  /** Wraps the shop in a router: the browser's, or one that stands still. */
  inRouter: (shop: ReactNode) => ReactNode;
};

/** One React app, one router, one store, one query cache, one emotion cache: all the shell's. */
export function App({ styles, store, queries, loader, configuration, inRouter }: AppProps) {
  return (
    <CacheProvider value={styles}>
      <Provider store={store}>
        <QueryClientProvider client={queries}>
          <RemoteLoaderProvider loader={loader}>
            <ConfigurationProvider configuration={configuration}>
              {inRouter(
                <>
                  <SessionKeeper>
                    <CurrentPage />
                  </SessionKeeper>
                  <QuestionDialog />
                  <Toasts />
                </>,
              )}
            </ConfigurationProvider>
          </RemoteLoaderProvider>
        </QueryClientProvider>
      </Provider>
    </CacheProvider>
  );
}
