import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink, Stack, SwatchDisc, Text, Wrap } from 'shared-contracts/look';
import { productName } from 'shared-contracts/product/rules';
import { savesData } from 'shared-contracts/rotation/saves-data';
import { productPath, shopPath } from 'shared-contracts/routes';
import type { ShownScene } from '../../shop-window/room-scenes.ts';
import { homeScenesQuery } from '../../shop-window/shop-window.ts';
import { windowMessages } from '../../shop-window/window-messages.ts';
import { heroMessages } from './hero-messages.ts';
import { HeroPictures } from './hero-pictures.tsx';

const words = css`
  display: grid;
  gap: var(--s-5);
  padding-top: clamp(1.75rem, 1rem + 3vw, 3.5rem);
  h1 {
    font-size: var(--type-hero);
    line-height: 0.99;
  }
  @media (max-width: 767px) {
    a {
      width: 100%;
    }
  }
  @media (min-width: 1024px) {
    grid-template-columns: 1fr minmax(15rem, 22rem);
    align-items: end;
  }
`;

const loadControls = () => import('./hero-controls.tsx');

/** HOME-1, HOME-2. Only the first picture is part of the first paint (HOME-22). The text does not wait for the pictures. */
export function Hero() {
  const { data } = useQuery(homeScenesQuery);
  const scenes = data?.hero ?? [];
  const hero = useRef<HTMLElement>(null);
  const pictures = useRef<HTMLDivElement>(null);
  const [{ shown, before }, setShown] = useState<{ shown: number; before?: number }>({ shown: 0 });
  const controls = useIdleModule(loadControls);
  const show = (place: number) => place !== shown && setShown({ shown: place, before: shown });
  return (
    <section ref={hero} aria-label={heroMessages.featuredFinishes}>
      <HeroPictures
        ref={pictures}
        scenes={controls ? scenes : scenes.slice(0, 1)}
        shown={shown}
        before={before}
      />
      <Wrap>
        <div css={line}>
          <ShownFinish product={scenes[shown]?.product} />
          {controls && scenes.length > 1 && (
            <controls.HeroControls
              hero={hero}
              pictures={pictures}
              scenes={scenes}
              shown={shown}
              onShow={show}
            />
          )}
        </div>
        <div css={words}>
          <h1>{windowMessages.headline}</h1>
          <Stack>
            <Text size="lead">{heroMessages.homeDescription}</Text>
            <div>
              <ButtonLink to={shopPath()}>{heroMessages.shopNow}</ButtonLink>
            </div>
          </Stack>
        </div>
      </Wrap>
    </section>
  );
}

/** Large text moves the dots below the name. */
const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  min-height: 3.75rem;
  border-bottom: var(--hair);
`;

const finish = css`
  display: flex;
  flex: 1 1 6.5rem;
  align-items: center;
  gap: 0.625rem;
  min-width: 0;
  min-height: 3.75rem;
  font-size: var(--type-small);
  > span {
    min-width: 0;
  }
  > :first-child {
    flex: none;
  }
  > :last-child {
    @media (max-width: 479px) {
      display: none;
    }
  }
  &:hover b {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
`;

/** Names the product in the picture, and links to it. The line reserves its space. */
function ShownFinish({ product }: { product: ShownScene['product'] | undefined }) {
  if (!product) return null;
  return (
    <Link css={finish} to={productPath(product)}>
      <SwatchDisc colour={product.code} />
      <Text as="b" strong>
        {productName(product)}
      </Text>
      <Text as="span" tone="soft">
        {product.category}
      </Text>
    </Link>
  );
}

/** Milliseconds, for browsers that do not tell when they are idle. */
const IDLE_AFTER = 1_000;

/** Loads a module when the browser is idle after the load event, and never with Save-Data. @param load must not change */
function useIdleModule<Module extends object>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    if (savesData()) return;
    const stopping = new AbortController();
    const run = () => {
      // Without the module the page stays as it is.
      if (!stopping.signal.aborted) void load().then(setModule, () => undefined);
    };
    // Safari has no requestIdleCallback.
    const wait = () =>
      'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, IDLE_AFTER);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { signal: stopping.signal });
    return () => stopping.abort();
  }, [load]);
  return module;
}
