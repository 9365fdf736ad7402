import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from 'shared-contracts/http';
import { cardGrid } from 'shared-contracts/layouts/card-grid';
import { ButtonLink, EmptyPanel, ErrorPanel, Notice, Section, Skeleton, Stack } from 'shared-contracts/look';
import { productName } from 'shared-contracts/product/rules';
import { shopPath } from 'shared-contracts/routes';
import type { Asked } from './asked-colour.ts';
import { GoesWith } from './goes-with.tsx';
import { matchMessages } from './match-messages.ts';
import { type Matched, matchQuery } from './match-query.ts';
import { FAR } from './match-words.ts';
import { NearCard } from './near-card.tsx';

const wider = css`
  --narrowest-card: 8.5rem;
`;

const waiting = css`
  height: 36rem;
`;

const TEXTS = matchMessages;

/** The line with the best match links to it. */
export const RESULTS_ID = 'matches';

export function MatchResults({ asked }: { asked: Asked }) {
  const match = useQuery({ ...matchQuery(asked), placeholderData: (before) => before });
  const { data, error } = match;
  if (error && !data) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    return (
      <Section label={TEXTS.results}>
        <ErrorPanel
          title={isUnknown ? TEXTS.noProduct : error.message}
          onRetry={isUnknown ? undefined : () => match.refetch()}
        />
      </Section>
    );
  }
  if (!data) {
    return (
      <Section label={TEXTS.results}>
        <div role="status" aria-busy aria-label={TEXTS.loading}>
          <Skeleton css={waiting} />
        </div>
      </Section>
    );
  }
  return (
    <>
      <Section
        id={RESULTS_ID}
        title={titleOf(data)}
        lead={data.decors?.length ? TEXTS.resultsLead : undefined}
        aria-busy={match.isPlaceholderData}
      >
        <Nearest matched={data} />
      </Section>
      {data.product && <GoesWith product={data.product} />}
    </>
  );
}

function Nearest({ matched: { code, decors } }: { matched: Matched }) {
  if (!decors) {
    return (
      <EmptyPanel icon="drop" title={TEXTS.unavailable} message={TEXTS.unavailableHint}>
        <ButtonLink to={shopPath()}>{TEXTS.toShop}</ButtonLink>
      </EmptyPanel>
    );
  }
  const [nearest] = decors;
  if (!code || !nearest) return <EmptyPanel icon="drop" title={code ? TEXTS.nothing : TEXTS.noColour} />;
  return (
    <Stack gap="l">
      {nearest.distance >= FAR && <Notice icon="drop">{TEXTS.nothingNear}</Notice>}
      <ul css={[cardGrid, wider]}>
        {decors.map((near) => (
          <li key={near.product.product_id}>
            <NearCard asked={`#${code}`} near={near} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function titleOf({ code, product }: Matched): string {
  return TEXTS.nearTo(product ? productName(product) : `#${code}`);
}
