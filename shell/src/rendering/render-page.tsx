import type { EmotionCache } from '@emotion/cache';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
// biome-ignore lint/style/noRestrictedImports: only the server renders with it, so the shared facade leaves it out
import { StaticRouter } from 'react-router';
import type { RenderedPage, RenderedStyles, ShopConfiguration } from 'shared-contracts/document';
import type { ModuleName, RemoteLoader, RemoteModuleState } from 'shared-contracts/remotes';
import { App, type AppProps } from '../app/app.tsx';
import { createStyleCache, RENDERED_KEY } from '../app/style-cache.ts';
import { FrameEnds } from '../frame/frame.tsx';
import { type KeptEnd, KeptFrames, type LoginDialog } from './kept-frames.tsx';
import { toldError } from './told-error.ts';

export type PageToRender = {
  /** Path and query. */
  url: string;
  queries: QueryClient;
  configuration: ShopConfiguration;
  /** The modules of the first paint by name. Others count as loading, as they do in the browser at that time. */
  modules: ReadonlyMap<string, unknown>;
  /** What the login of the document is rendered with. */
  LoginDialog?: LoginDialog | undefined;
};

export type RenderedParts = {
  /** Absent where not even header and footer could be rendered. */
  rendered?: RenderedPage;
  /** Names of the rendered modules: the browser hydrates with these, and loads the others afterwards. */
  modules: readonly string[];
  faults: readonly string[];
};

/**
 * Renders as much of a page as possible. A fragment that throws is left out and shows its skeleton; then all fragments,
 * then the page, so that header and footer remain.
 */
export async function renderParts(page: PageToRender): Promise<RenderedParts> {
  const faults: string[] = [];
  for (const modules of fewerAndFewer(page.modules)) {
    try {
      return { rendered: await renderPage({ ...page, modules }), modules: [...modules.keys()], faults };
    } catch (error) {
      // Only the first attempt holds all modules, so only its error is certain to be the cause.
      if (faults.length === 0) faults.push(toldError(error));
    }
  }
  return { modules: [...page.modules.keys()], faults };
}

function* fewerAndFewer(modules: ReadonlyMap<string, unknown>): Generator<ReadonlyMap<string, unknown>> {
  const [page, ...fragments] = modules;
  yield modules;
  for (const omitted of fragments) yield new Map([...modules].filter(([name]) => name !== omitted[0]));
  if (page && fragments.length > 1) yield new Map([page]);
  if (page) yield new Map();
}

const frames = new KeptFrames();

/** Renders the page with header and footer, with its own store and emotion cache. @throws what a component throws */
export async function renderPage({
  url,
  queries,
  configuration,
  modules,
  LoginDialog,
}: PageToRender): Promise<RenderedPage> {
  const styles = createStyleCache();
  // Emotion collects the rules for the head, instead of writing a style element beside each component.
  styles.compat = true;
  const props: AppProps = {
    styles,
    store: createStore(),
    queries,
    loader: loaderOf(modules),
    configuration,
    inRouter: (shop) => <StaticRouter location={url}>{shop}</StaticRouter>,
  };
  const frame = frames.frameOf(url, props, LoginDialog);
  const app = frame ? (
    <FrameEnds value={{ header: frame.header.element, footer: frame.footer.element }}>
      <App {...props} />
    </FrameEnds>
  ) : (
    <App {...props} />
  );
  if (frame) takeOver(frame.header, styles);
  const markup = renderToString(app);
  if (markup.includes(FAILED_SLICE)) throw await thrownBy(app);
  // The page's own rules come first: they style the first view.
  if (frame) takeOver(frame.footer, styles);
  const login = asksForLogin(markup) ? frame?.login : undefined;
  if (login) takeOver(login, styles);
  // React writes preloads before the page, because it does not render the head.
  const [preloads = ''] = PRELOADS.exec(markup) ?? [];
  const html = markup.slice(preloads.length);
  return { html, preloads, styles: insertedStyles(styles), beside: login?.html ?? '' };
}

/** The buttons of the header alone are not worth a kilobyte of every document. */
function asksForLogin(markup: string): boolean {
  return markup.includes(' data-login=', markup.indexOf('<main'));
}

/** Adds the rules of a kept part, as if it had been rendered. */
function takeOver({ styles }: Pick<KeptEnd, 'styles'>, { inserted, registered }: EmotionCache): void {
  for (const [id, rule] of Object.entries(styles.inserted)) inserted[id] ??= rule;
  Object.assign(registered, styles.registered);
}

/**
 * Every rule that was inserted, as hydration will insert it. Rules that emotion merged into another class are among them, although
 * no element has their class: otherwise the browser would compile them, and recalculate the styles of the page.
 */
function insertedStyles({ key, inserted, registered }: EmotionCache): RenderedStyles[] {
  const globals: RenderedStyles[] = [];
  let rules = '';
  for (const [id, inserting] of Object.entries(inserted)) {
    const css = String(inserting);
    const isShared = `${key}-${id}` in registered || id.startsWith('animation-');
    // A global rule has an element of its own, which emotion removes with its component.
    if (!isShared) globals.push({ key: `${key}-global`, ids: [id], css });
    else rules += css;
  }
  return [...globals, { key: RENDERED_KEY, ids: [], css: rules }];
}

/** What React writes in place of a slice that threw, without telling which error it was. */
const FAILED_SLICE = '<!--$!-->';

/** Renders once more for the error: `renderToString` does not report it. */
function thrownBy(app: ReactNode): Promise<unknown> {
  return new Promise((resolve) => {
    const onAllReady = () => resolve(new Error('A slice of the page threw.'));
    renderToPipeableStream(app, { onError: resolve, onAllReady });
  });
}

const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

function loaderOf(modules: ReadonlyMap<string, unknown>): RemoteLoader {
  // One state object for each module: useSyncExternalStore compares snapshots by identity.
  const states = new Map([...modules].map(([name, module]) => [name, { status: 'ready', module }]));
  return {
    load: () => undefined,
    state: <Name extends ModuleName>(name: Name) => states.get(name) as RemoteModuleState<Name> | undefined,
    subscribe: () => () => undefined,
  };
}
