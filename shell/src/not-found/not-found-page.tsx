import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { ButtonLink, Row, Stack, Text, WordMark, Wrap } from 'shared-contracts/look';
import type { PageModule } from 'shared-contracts/remotes';
import { ROUTES, shopPath } from 'shared-contracts/routes';
import { useConfiguration } from '../configuration/configuration.tsx';
import { messages } from '../messages.ts';

const place = css`
  display: grid;
  align-content: center;
  min-height: calc(100svh - 76px);
  padding-block: var(--s-7);
`;

/** Without header and footer (spec section 2), so the word mark is the first way out. */
function NotFoundPage() {
  const { shopName } = useConfiguration();
  return (
    <>
      <header>
        <Wrap>
          <Link to={ROUTES.home}>
            <WordMark name={shopName} />
          </Link>
        </Wrap>
      </header>
      <main>
        <Wrap css={place}>
          <Stack gap="l">
            <Stack>
              <h1>{messages.notFound}</h1>
              <Text size="lead" tone="soft">
                {messages.notFoundText}
              </Text>
            </Stack>
            <Row>
              <ButtonLink to={ROUTES.home}>{messages.goHome}</ButtonLink>
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
  prefetch: () => [],
  head: () => ({ title: messages.notFound, noIndex: true }),
} satisfies PageModule;
