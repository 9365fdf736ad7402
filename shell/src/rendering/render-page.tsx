import type { EmotionCache } from '@emotion/cache';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
// biome-ignore lint/style/noRestrictedImports: only the server renders with it, so the shared facade leaves it out
import { StaticRouter } from 'react-router';
import type { RenderedPage, RenderedStyles, ShopConfiguration } from 'shared-contracts/document';
import type { LoginDialogProps, ModuleName, RemoteLoader, RemoteModuleState } from 'shared-contracts/remotes';
import { App, type AppProps, inProviders } from '../app/app.tsx';
import { createStyleCache, RENDERED_KEY } from '../app/style-cache.ts';
import { FrameEnds } from '../frame/frame.tsx';
import { EARLY_LOGIN } from '../session/early-login.ts';
import { FAILED, type KeptEnd, keptFrame } from './kept-frames.tsx';
import { toldError } from './told-error.ts';

export type LoginDialog = ComponentType<LoginDialogProps>;

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

/** Placeholders for the kept HTML. */
const PLACES = { header: <i id="kept-header" />, footer: <i id="kept-footer" /> };

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
  const frame = keptFrame(url, props);
  const app = frame ? (
    <FrameEnds value={PLACES}>
      <App {...props} />
    </FrameEnds>
  ) : (
    <App {...props} />
  );
  if (frame) takeOver(frame.header, styles);
  let markup = renderToString(app);
  if (markup.includes(FAILED)) throw await thrownBy(app);
  // The page's own rules come first: they style the first view.
  if (frame) {
    takeOver(frame.footer, styles);
    markup = markup
      .replace('<i id="kept-header"></i>', () => frame.header.html)
      .replace('<i id="kept-footer"></i>', () => frame.footer.html);
  }
  const beside = LoginDialog && asksForLogin(markup) ? loginBeside(props, LoginDialog) : '';
  // React writes preloads before the page, because it does not render the head.
  const [preloads = ''] = PRELOADS.exec(markup) ?? [];
  const html = markup.slice(preloads.length);
  return { html, preloads, styles: insertedStyles(styles), beside };
}

/** Whether the page itself has a login button. For those of the header alone, the dialog would cost every document a kilobyte. */
function asksForLogin(markup: string): boolean {
  return markup.includes(' data-login=', markup.indexOf('<main'));
}

/** Adds the rules of a kept part, as if it had been rendered. */
function takeOver({ styles }: KeptEnd, { inserted, registered }: EmotionCache): void {
  for (const [id, rule] of Object.entries(styles.inserted)) inserted[id] ??= rule;
  Object.assign(registered, styles.registered);
}

const nothing = () => undefined;

/** The login dialog for clicks before the scripts, which is not part of the app (SITE-59). */
function loginBeside(app: AppProps, LoginDialog: LoginDialog): string {
  try {
    const dialog = <LoginDialog onLoggedIn={nothing} onClose={nothing} />;
    const beside = <div id={EARLY_LOGIN}>{inProviders(app, dialog)}</div>;
    // Its ids must differ from those of the page.
    return renderToString(beside, { identifierPrefix: EARLY_LOGIN });
  } catch {
    // The click is repeated after hydration, where the login is rendered within a boundary.
    return '';
  }
}

/**
 * Every rule that was inserted, as hydration will insert it. This includes rules that emotion merged into another class, which no
 * element uses: the browser would compile missing ones, and recalculate the styles of the page.
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
