import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type createStore, Provider } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { ShopConfiguration } from 'shared-contracts/document';
import { replayClicks } from 'shared-contracts/interaction/early-clicks';
import {
  ConfigurationProvider,
  RemoteBoundary,
  type RemoteLoader,
  RemoteLoaderProvider,
} from 'shared-contracts/remotes';
import { Frame } from '../frame/frame.tsx';
import { FramePart } from '../frame/frame-part.tsx';
import { QuestionDialog } from '../frame/question-dialog.tsx';
import { Toasts } from '../frame/toasts.tsx';
import { useScrollbarSpace } from '../frame/use-scrollbar-space.ts';
import { matchPage } from '../routing/match-page.ts';
import { useWarmUp } from '../routing/next-page.ts';
import { useOwnDocument } from '../routing/use-own-document.ts';
import { useScrollPosition } from '../routing/use-scroll-position.ts';
import { useSingleStep } from '../routing/use-single-step.ts';
import { LoginGate } from '../session/login-gate.tsx';
import { SessionKeeper } from '../session/session-keeper.tsx';
import { PageFailed, PageHost, PageSkeleton } from './page-host.tsx';

export type AppProps = {
  styles: EmotionCache;
  store: ReturnType<typeof createStore>;
  queries: QueryClient;
  loader: RemoteLoader;
  configuration: ShopConfiguration;
  /** Wraps the shop in a router: the browser's, or a static one on the server. */
  inRouter: (shop: ReactNode) => ReactNode;
};

export function App(props: AppProps) {
  return inProviders(
    props,
    <>
      <CurrentPage />
      <FramePart name="session">
        <SessionKeeper />
      </FramePart>
      <QuestionDialog />
      <FramePart name="toasts">
        <Toasts />
      </FramePart>
    </>,
  );
}

/** A part of the shop with all that its components need. */
export function inProviders(
  { styles, store, queries, loader, configuration, inRouter }: AppProps,
  part: ReactNode,
): ReactNode {
  return (
    <CacheProvider value={styles}>
      <Provider store={store}>
        <QueryClientProvider client={queries}>
          <RemoteLoaderProvider loader={loader}>
            <ConfigurationProvider configuration={configuration}>{inRouter(part)}</ConfigurationProvider>
          </RemoteLoaderProvider>
        </QueryClientProvider>
      </Provider>
    </CacheProvider>
  );
}

function CurrentPage() {
  const { pathname } = useLocation();
  useScrollPosition();
  useSingleStep();
  useWarmUp();
  // After the effects that learn the session and listen to events.
  useEffect(replayClicks, []);
  useScrollbarSpace();
  const match = matchPage(pathname);
  const page = useOwnDocument(match) ? <PageHost match={match} /> : <PageSkeleton />;
  const guarded = match.needsLogin ? <LoginGate page={match.page}>{page}</LoginGate> : page;
  const contained = (
    <RemoteBoundary
      key={match.page}
      name={match.page}
      fallback={(failed) => <PageFailed onRetry={failed.retry} />}
    >
      {guarded}
    </RemoteBoundary>
  );
  const routed = (
    // A single route, for the page's parameters: `matchPage` has already chosen the page.
    <Routes>
      <Route path={match.pattern} element={contained} />
    </Routes>
  );
  return match.found ? <Frame>{routed}</Frame> : routed;
}
