import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel, Section, Skeleton } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { messages } from '../messages.ts';
import { MaterialCard } from './material-card.tsx';
import { otherMaterialsQuery } from './other-materials-query.ts';

const list = css`
  display: grid;
  border-top: var(--hair);
  @media (min-width: 768px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--s-5) var(--gap-grid);
    border: 0;
  }
`;

/** Nobody knows yet how many lines come, if any: what follows waits, so that it need not move. */
const waiting = css`
  min-height: 60rem;
  & + * {
    display: none;
  }
`;

export function OtherMaterials({ product }: { product: Product }) {
  const { data, error, isFetching, refetch } = useQuery(otherMaterialsQuery(product));
  const isWaiting = isFetching && !data && !error;
  if (!error && !isWaiting && !data?.length) return null;
  return (
    <Section css={isWaiting && waiting} band title={messages.otherMaterials}>
      {materials()}
    </Section>
  );

  function materials() {
    if (error) return <ErrorPanel compact title={error.message} onRetry={() => refetch()} />;
    if (!data) {
      return (
        <div role="status" aria-busy aria-label={messages.otherMaterialsLoading}>
          <Skeleton height="14rem" />
        </div>
      );
    }
    return (
      <ul css={list}>
        {data.map((other) => (
          <MaterialCard key={other.product_id} product={other} />
        ))}
      </ul>
    );
  }
}
