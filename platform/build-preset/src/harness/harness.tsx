import { __unsafe_useEmotionCache, css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Row, Skeleton, Text, TextButton, TextLink, Wrap } from 'shared-contracts/look';
import type { PageModule } from 'shared-contracts/remotes';
import { sessionAtom } from 'shared-contracts/session';
import { InShell, shellState } from 'shared-contracts/testing/in-shell';
import { Contents } from './contents.tsx';
import { keepSession, logInDemoCustomer, logOut } from './demo-session.ts';
import { FrameStandIn } from './frame-stand-in.tsx';
import { messages } from './messages.ts';
import { type Offer, OfferContext, places, useOffer } from './offer.ts';
import { SceneStage } from './scene-stage.tsx';
import { SceneViewer } from './scene-viewer.tsx';

/**
 * Shows a remote without the shop: its pages at their addresses and its fragments, with the provider of `npm run dev`, and its
 * scenes without a provider.
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
  // The shop's documents preload the fonts: a font that loads late would shift the layout.
  const fonts = [...document.fonts].map((font) => font.load().catch(() => undefined));
  void Promise.all(fonts).then(() => show(<SceneStage scene={scene} />));
}

/** As in the shop: otherwise emotion warns of selectors that break if style elements are in the body. Here none are. */
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

type LoadedModuleProps = { load: () => Promise<{ default: unknown }> };

function LoadedPage({ load }: LoadedModuleProps) {
  return <Loaded load={async () => ((await load()).default as PageModule).Page} />;
}

/** A fragment that needs no props. */
function LoadedFragment({ load }: LoadedModuleProps) {
  return <Loaded load={async () => withoutProps((await load()).default as CheckedComponent)} />;
}

type CheckedComponent = ComponentType & { wrongProp?: (props: object) => string | undefined };

function withoutProps(fragment: CheckedComponent): ComponentType {
  return fragment.wrongProp?.({}) === undefined ? fragment : NeedsProps;
}

function NeedsProps() {
  return (
    <Wrap>
      <Text>{messages.needsProps}</Text>
    </Wrap>
  );
}

function Loaded({ load }: { load: () => Promise<ComponentType> }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has one module
  const Module = useMemo(() => lazy(async () => ({ default: await load() })), []);
  return (
    <Suspense fallback={<Skeleton height="60svh" aria-label={messages.loading} />}>
      <Module />
    </Suspense>
  );
}

const header = css`
  padding-block: var(--s-3);
  border-bottom: var(--hair);
  background: var(--paper-raised);
`;

/** Replaces the shop's header: the way back, and the session. */
function HarnessHeader() {
  const { id } = useOffer();
  const session = useAtomValue(sessionAtom);
  return (
    <header css={header}>
      <Wrap>
        <Row spread gap="m">
          <Row gap="m">
            <strong>{id}</strong>
            <TextLink to="/">{messages.contents}</TextLink>
          </Row>
          {session.status === 'customer' ? (
            <Row gap="m">
              <Text>{messages.loggedInAs(session.phone)}</Text>
              <TextButton onClick={logOut}>{messages.logOut}</TextButton>
            </Row>
          ) : (
            <TextButton onClick={logInDemoCustomer}>{messages.logIn}</TextButton>
          )}
        </Row>
      </Wrap>
    </header>
  );
}
