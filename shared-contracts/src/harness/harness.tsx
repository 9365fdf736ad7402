import { __unsafe_useEmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Text, Wrap } from '../look/look.ts';
import { InShell, shellState } from '../testing/in-shell.tsx';
import { Contents } from './contents.tsx';
import { keepSession } from './demo-session.ts';
import { FrameStandIn } from './frame-stand-in.tsx';
import { HarnessHeader } from './harness-header.tsx';
import { LoadedFragment, LoadedPage } from './loaded-module.tsx';
import { messages } from './messages.ts';
import { type Offer, OfferContext, places } from './offer.ts';
import { SceneStage } from './scene-stage.tsx';
import { SceneViewer } from './scene-viewer.tsx';

/**
 * Shows a remote alone, in place of the shop: its pages at their addresses and its fragments, with the provider of `npm run dev`, and its
 * scenes without one.
 */
export function showHarness(offer: Offer): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The harness has no place.');
  const staged = Object.keys(offer.scenes).find((name) => places.stage(name) === location.pathname);
  document.documentElement.lang = 'en-IN';
  document.title = staged ?? `${offer.id}, alone`;
  const scene = staged === undefined ? undefined : offer.scenes[staged];
  const show = (content: ReactNode) => createRoot(root).render(<ShopStyles>{content}</ShopStyles>);
  if (!scene) {
    show(<Harness offer={offer} />);
    return;
  }
  // The shop's documents load the fonts ahead: a late one moves the page.
  const fonts = [...document.fonts].map((font) => font.load().catch(() => undefined));
  void Promise.all(fonts).then(() => show(<SceneStage scene={scene} />));
}

/** As in the shop: otherwise emotion warns of selectors that fail beside style elements in the body, which has none. */
function ShopStyles({ children }: { children: ReactNode }) {
  const cache = __unsafe_useEmotionCache();
  if (cache) cache.compat = true;
  return children;
}

const state = shellState();

function Harness({ offer }: { offer: Offer }) {
  const { pages, patterns, fragments, scenes } = offer;
  return (
    <OfferContext value={offer}>
      <InShell state={state}>
        <BrowserRouter>
          <HarnessHeader />
          <main>
            <Routes>
              <Route path="/" element={<Contents />} />
              {Object.entries(pages).flatMap(([name, load]) =>
                (patterns[name] ?? []).map((pattern) => (
                  <Route key={pattern} path={pattern} element={<LoadedPage load={load} />} />
                )),
              )}
              {Object.entries(fragments).map(([name, load]) => (
                <Route key={name} path={places.fragment(name)} element={<LoadedFragment load={load} />} />
              ))}
              {Object.entries(scenes).map(([name, scene]) => (
                <Route
                  key={name}
                  path={places.scene(name)}
                  element={<SceneViewer key={name} name={name} scene={scene} />}
                />
              ))}
              <Route path="*" element={<NoSuchPlace />} />
            </Routes>
          </main>
          <FrameStandIn />
        </BrowserRouter>
      </InShell>
    </OfferContext>
  );
}

function NoSuchPlace() {
  return (
    <Wrap>
      <Text>{messages.noSuchPlace}</Text>
    </Wrap>
  );
}

if (!location.pathname.startsWith(places.stage(''))) keepSession(state.store);
