import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type RemoteLoader, RemoteLoaderProvider } from 'shared-contracts/remotes';
import 'shared-contracts/look/tokens.css';
import 'shared-contracts/look/base.css';
import EventsGallery from '../src/events-gallery/events-gallery.tsx';
import InspirationGallery from '../src/inspiration-gallery/inspiration-gallery.tsx';
import VideoGallery from '../src/video-gallery/video-gallery.tsx';
import Visualizer from '../src/visualizer/visualizer.tsx';

/** Its fragments use no fragments of other remotes. */
const noRemotes: RemoteLoader = { load: () => {}, state: () => undefined, subscribe: () => () => {} };

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
createRoot(root).render(
  <Provider store={createStore()}>
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BrowserRouter>
        <RemoteLoaderProvider loader={noRemotes}>
          <main>
            <Visualizer />
            <InspirationGallery />
            <EventsGallery />
            <VideoGallery />
          </main>
        </RemoteLoaderProvider>
      </BrowserRouter>
    </QueryClientProvider>
  </Provider>,
);
