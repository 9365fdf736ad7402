import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { ButtonLink, Row, Stack, Text, Wrap } from 'shared-contracts/look';
import { type PageModule, useConfiguration } from 'shared-contracts/remotes';
import { pagePath, shopPath } from 'shared-contracts/routes';
import { WordMark } from '../frame/word-mark.tsx';
import { messages } from '../messages.ts';

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

/** Stacked on a phone: whether both buttons fit side by side would depend on the loaded font. */
const ways = css`
  @media (max-width: 767px) {
    a {
      width: 100%;
    }
  }
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
            {messages.notFoundFigure}
          </span>
          <Stack gap="l">
            <Stack>
              <h1>{messages.notFound}</h1>
              <Text size="lead" tone="soft">
                {messages.notFoundText}
              </Text>
            </Stack>
            <Row css={ways}>
              <ButtonLink to={pagePath('/')}>{messages.goHome}</ButtonLink>
              <ButtonLink to={shopPath()} variant="secondary">
                {messages.exploreAll}
              </ButtonLink>
            </Row>
          </Stack>
        </Wrap>
      </main>
    </>
  );
}

export default {
  Page: NotFoundPage,
  parameters: {},
  prefetch: () => [],
  head: () => ({ title: messages.notFound, noIndex: true }),
} satisfies PageModule;
