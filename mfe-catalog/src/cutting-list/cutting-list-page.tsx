import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { endpointQuery } from 'shared-contracts/http';
import {
  ButtonLink,
  EmptyPanel,
  ErrorPanel,
  PageHeading,
  Skeleton,
  Stack,
  Wrap,
} from 'shared-contracts/look';
import { getProduct } from 'shared-contracts/product/endpoints';
import type { PageModule } from 'shared-contracts/remotes';
import { pagePath, shopPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { isGone } from '../product/product-failure.ts';
import { CuttingListOf } from './cutting-list.tsx';
import { cutMessages } from './panels/cut-messages.ts';
import { LIST_PARAMETERS } from './panels/list-in-address.ts';

const CRUMBS = [{ label: messages.home, to: pagePath('/') }, { label: cutMessages.crumb }];

function productInAddress(search: URLSearchParams) {
  const id = search.get('product');
  const material = search.get('material');
  return id && material ? { id, material } : undefined;
}

const productQuery = (query: { id: string; material: string }) => endpointQuery(getProduct, { query });

function CuttingListPage() {
  const [search] = useSearchParams();
  const chosen = productInAddress(search);
  if (!chosen) return <NoProduct title={cutMessages.noProduct} />;
  return <OfProduct key={`${chosen.id} ${chosen.material}`} {...chosen} />;
}

function OfProduct(chosen: { id: string; material: string }) {
  const { data, error, refetch } = useQuery(productQuery(chosen));
  if (data) return <CuttingListOf product={data} />;
  if (isGone(error)) return <NoProduct title={cutMessages.gone} />;
  return (
    <Wrap>
      <PageHeading title={cutMessages.title} crumbs={CRUMBS} />
      {error ? (
        <ErrorPanel title={error.message} onRetry={() => void refetch()} />
      ) : (
        <Stack role="status" aria-busy aria-label={cutMessages.loading}>
          <Skeleton height="3rem" />
          <Skeleton height="16rem" />
        </Stack>
      )}
    </Wrap>
  );
}

function NoProduct({ title }: { title: string }) {
  return (
    <Wrap>
      <PageHeading title={cutMessages.title} crumbs={CRUMBS} />
      <EmptyPanel icon="layers" title={title} message={cutMessages.noProductAdvice}>
        <ButtonLink variant="secondary" to={shopPath()}>
          {cutMessages.toShop}
        </ButtonLink>
      </EmptyPanel>
    </Wrap>
  );
}

export default {
  Page: CuttingListPage,
  parameters: LIST_PARAMETERS,
  prefetch: ({ search }) => {
    const chosen = productInAddress(search);
    return chosen ? [productQuery(chosen)] : [];
  },
  // A list is one household's.
  head: () => ({ title: cutMessages.title, noIndex: true }),
} satisfies PageModule;
