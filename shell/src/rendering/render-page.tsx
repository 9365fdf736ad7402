import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
// biome-ignore lint/style/noRestrictedImports: only the server renders with it, so the shared facade leaves it out
import { StaticRouter } from 'react-router';
import type { RenderedPage, RenderedStyles, ShopConfiguration } from 'shared-contracts/document';
import type { ModuleName, RemoteLoader, RemoteModuleState } from 'shared-contracts/remotes';
import { App } from '../app/app.tsx';

export type PageToRender = {
  /** Path and query. */
  url: string;
  queries: QueryClient;
  configuration: ShopConfiguration;
  /** The modules of the first paint by name; everything else is still loading, as it is in the browser then. */
  modules: ReadonlyMap<string, unknown>;
};

/** The whole page, header and footer too, with a store and an emotion cache of its own. @throws what a component throws */
export function renderPage({ url, queries, configuration, modules }: PageToRender): RenderedPage {
  const styles = createCache({ key: 's' });
  // Rules are collected, and not laid beside each element: they go into the head.
  styles.compat = true;
  const markup = renderToString(
    <App
      styles={styles}
      store={createStore()}
      queries={queries}
      loader={loaderOf(modules)}
      configuration={configuration}
      inRouter={(shop) => <StaticRouter location={url}>{shop}</StaticRouter>}
    />,
  );
  // Without a head of its own, React writes them before the page.
  const [preloads = ''] = PRELOADS.exec(markup) ?? [];
  const html = markup.slice(preloads.length);
  return {
    html,
    preloads,
    styles: createEmotionServer(styles).extractCriticalToChunks(html).styles.map(copyOf),
  };
}

const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Plain data: it crosses from the renderer's thread. */
function copyOf({ key, ids, css }: RenderedStyles): RenderedStyles {
  return { key, ids: [...ids], css };
}

function loaderOf(modules: ReadonlyMap<string, unknown>): RemoteLoader {
  // One state object for each module: a new one at every look would never be the same snapshot.
  const states = new Map([...modules].map(([name, module]) => [name, { status: 'ready', module }]));
  return {
    load: () => undefined,
    state: <Name extends ModuleName>(name: Name) => states.get(name) as RemoteModuleState<Name> | undefined,
    subscribe: () => () => undefined,
  };
}
