import type { EmotionCache } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { LoginDialogProps } from 'shared-contracts/remotes';
import { type AppProps, inProviders } from '../app/app.tsx';
import { createStyleCache } from '../app/style-cache.ts';
import { Footer } from '../frame/footer.tsx';
import { Header } from '../frame/header.tsx';
import { isCurrent, NAV_LINKS } from '../frame/nav-links.ts';
import { sheetCategoriesQuery } from '../frame/range-links.ts';
import { matchPage } from '../routing/match-page.ts';
import { EARLY_LOGIN } from '../session/early-login.ts';

/** Header or footer, as an element with the HTML and the rules of its first rendering. */
export interface KeptEnd {
  element: ReactNode;
  styles: Pick<EmotionCache, 'inserted' | 'registered'>;
}

/** The login dialog for clicks before the scripts, which is not part of the app (SITE-59). */
interface KeptLogin {
  html: string;
  styles: KeptEnd['styles'];
}

export interface KeptFrame {
  header: KeptEnd;
  footer: KeptEnd;
  /** Absent where the remote's login cannot be rendered. */
  login: KeptLogin | undefined;
}

export type LoginDialog = ComponentType<LoginDialogProps>;

/** More than the shop has kinds of pages: headers differ in the marked link and in the search. */
const MAX_FRAMES = 30;

/** Header and footer as HTML: they take a third of a page's time, and differ only in the key. Browsers get components. */
export class KeptFrames {
  readonly #frames = new Map<string, KeptFrame>();
  /** What the kept frames were rendered with. */
  #source: readonly unknown[] = [];

  /** @returns undefined for a page without a frame, and where header or footer threw: the page then renders what it can */
  frameOf(url: string, app: AppProps, LoginDialog: LoginDialog | undefined): KeptFrame | undefined {
    const key = keyOf(url);
    if (key === undefined) return undefined;
    const source = [app.configuration, app.queries.getQueryData(sheetCategoriesQuery.queryKey), LoginDialog];
    if (source.some((value, index) => value !== this.#source[index])) this.#frames.clear();
    this.#source = source;
    const frame = this.#frames.get(key) ?? renderFrame(app, LoginDialog);
    if (frame && this.#frames.size < MAX_FRAMES) this.#frames.set(key, frame);
    return frame;
  }
}

function keyOf(url: string): string | undefined {
  const location = new URL(url, 'http://shop.invalid');
  const { page, found } = matchPage(location.pathname);
  if (!found) return undefined;
  return JSON.stringify([page, NAV_LINKS.map((link) => isCurrent(link, location))]);
}

function renderFrame(app: AppProps, LoginDialog: LoginDialog | undefined): KeptFrame | undefined {
  const header = renderEnd(app, 'header', <Header />);
  const footer = renderEnd(app, 'footer', <Footer />);
  if (!header || !footer) return undefined;
  return { header, footer, login: LoginDialog && renderLogin(app, LoginDialog) };
}

/** React marks what threw by a comment. */
const FAILED = '<!--$!-->';

function renderEnd(app: AppProps, Name: 'header' | 'footer', end: ReactNode): KeptEnd | undefined {
  const styles = createStyleCache();
  styles.compat = true;
  const html = renderToString(inProviders({ ...app, styles }, end));
  const [start = '', className] = /^<\w+ class="([^"]*)">/.exec(html) ?? [];
  if (!start.startsWith(`<${Name} `) || html.includes(FAILED)) return undefined;
  const inner = html.slice(start.length, -`</${Name}>`.length);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just written it
  const element = <Name className={className} dangerouslySetInnerHTML={{ __html: inner }} />;
  return { element, styles };
}

const nothing = () => undefined;

function renderLogin(app: AppProps, LoginDialog: LoginDialog): KeptLogin | undefined {
  const styles = createStyleCache();
  styles.compat = true;
  try {
    const dialog = <LoginDialog onLoggedIn={nothing} onClose={nothing} />;
    const beside = <div id={EARLY_LOGIN}>{inProviders({ ...app, styles }, dialog)}</div>;
    // Its ids must differ from those of the page.
    return { html: renderToString(beside, { identifierPrefix: EARLY_LOGIN }), styles };
  } catch {
    // The click is repeated after hydration, where the login is rendered within a boundary.
    return undefined;
  }
}
