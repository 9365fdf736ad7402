import type { EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type AppProps, inProviders } from '../app/app.tsx';
import { createStyleCache } from '../app/style-cache.ts';
import { Footer } from '../frame/footer.tsx';
import { Header } from '../frame/header.tsx';
import { isCurrent, NAV_LINKS } from '../frame/nav-links.ts';
import { sheetCategoriesQuery } from '../frame/range-links.ts';
import { matchPage } from '../routing/match-page.ts';

/** Header or footer: the HTML and the rules of its first rendering. */
export interface KeptEnd {
  html: string;
  styles: Pick<EmotionCache, 'inserted' | 'registered'>;
}

export type KeptFrame = Readonly<Record<'header' | 'footer', KeptEnd>>;

/** React's markup for a boundary that threw. It does not contain the error. */
export const FAILED = '<!--$!-->';

/** An upper limit: there are fewer kinds of headers, which differ in the marked link and in the search. */
const MAX_FRAMES = 30;

const frames = new Map<string, KeptFrame>();

/**
 * Header and footer as HTML: they take a third of a page's time, and differ only in the key. Browsers get components.
 * @returns undefined for a page without a frame, and where header or footer threw: the page then renders what it can
 */
export function keptFrame(url: string, app: AppProps): KeptFrame | undefined {
  const location = new URL(url, 'http://shop.invalid');
  const { page, found } = matchPage(location.pathname);
  if (!found) return undefined;
  const marked = NAV_LINKS.map((link) => isCurrent(link, location));
  const categories = app.queries.getQueryData(sheetCategoriesQuery.queryKey);
  const key = JSON.stringify([page, marked, categories, app.configuration]);
  const kept = frames.get(key);
  if (kept) return kept;
  const frame = { header: renderEnd(app, <Header />), footer: renderEnd(app, <Footer />) };
  if (frame.header.html.includes(FAILED) || frame.footer.html.includes(FAILED)) return undefined;
  if (frames.size === MAX_FRAMES) frames.clear();
  frames.set(key, frame);
  return frame;
}

function renderEnd(app: AppProps, end: ReactNode): KeptEnd {
  const styles = createStyleCache();
  styles.compat = true;
  return { html: renderToString(inProviders({ ...app, styles }, end)), styles };
}
