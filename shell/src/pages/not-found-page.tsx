import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ButtonLink, Row, Stack, Text, useNearViewport, Wrap } from 'shared-contracts/look';
import { Fragment, type PageModule, useConfiguration } from 'shared-contracts/remotes';
import { pagePath, shopPath } from 'shared-contracts/routes';
import { SearchField } from '../frame/search-field.tsx';
import { WordMark } from '../frame/word-mark.tsx';
import { firstProductsQuery } from './shop-window/shop-window.ts';
import { windowMessages } from './shop-window/window-messages.ts';

export const notFoundMessages = {
  notFoundFigure: '404',
  notFound: 'Page not found',
  notFoundText: 'The page may have moved, or the link may be incomplete.',
  fromTheRange: 'From the range',
  goHome: 'Go to home',
} as const;

/** The height of the header on other pages. */
const top = css`
  display: flex;
  align-items: center;
  min-height: 60px;
  @media (min-width: 768px) {
    min-height: 76px;
  }
`;

const place = css`
  display: grid;
  gap: var(--s-6);
  align-content: center;
  align-items: center;
  min-height: calc(100svh - 76px);
  padding-block: var(--s-7);
  @media (min-width: 900px) {
    grid-template-columns: auto auto;
    justify-content: space-between;
  }
`;

const figure = css`
  color: var(--accent);
  font: var(--weight-display) clamp(min(6rem, 33vw), 24vw, 22rem) / 0.8 var(--font-display);
  letter-spacing: -0.05em;
  @media (min-width: 900px) {
    order: 1;
  }
`;

/** The buttons are stacked on a phone, because the font decides whether both fit side by side. */
const ways = css`
  @media (max-width: 767px) {
    a {
      width: 100%;
    }
  }
`;

const search = css`
  width: min(100%, 30rem);
`;

/** SITE-2, SITE-3: this page has no header, so the word mark leads home. */
function NotFoundPage() {
  const { shopName } = useConfiguration();
  return (
    <>
      <header>
        <Wrap css={top}>
          <Link to={pagePath('/')}>
            <WordMark name={shopName} />
          </Link>
        </Wrap>
      </header>
      <main>
        <Wrap css={place}>
          <span css={figure} aria-hidden>
            {notFoundMessages.notFoundFigure}
          </span>
          <Stack gap="l">
            <Stack>
              <h1>{notFoundMessages.notFound}</h1>
              <Text size="lead" tone="soft">
                {notFoundMessages.notFoundText}
              </Text>
            </Stack>
            <search css={search}>
              <SearchField onLeave={() => undefined} />
            </search>
            <Row css={ways}>
              <ButtonLink to={pagePath('/')}>{notFoundMessages.goHome}</ButtonLink>
              <ButtonLink to={shopPath()} variant="secondary">
                {windowMessages.exploreAll}
              </ButtonLink>
            </Row>
          </Stack>
        </Wrap>
        <FromTheRange />
      </main>
    </>
  );
}

/** SITE-43: offers products. The page is complete without them, so they have no skeleton. */
function FromTheRange() {
  const { ref, isNear } = useNearViewport();
  const { data } = useQuery({ ...firstProductsQuery, enabled: isNear });
  const product = data?.products[0];
  return (
    <div ref={ref}>
      {product && (
        <Fragment
          of="catalog/product-strip"
          title={notFoundMessages.fromTheRange}
          product={product}
          skeleton={null}
          fallback={() => null}
        />
      )}
    </div>
  );
}

export default {
  Page: NotFoundPage,
  parameters: {},
  prefetch: () => [],
  head: () => ({ title: notFoundMessages.notFound, noIndex: true }),
} satisfies PageModule;
