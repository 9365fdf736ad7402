import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ErrorPanel, PageHeading, Skeleton, Stack, Wrap } from 'shared-contracts/look';
import type { PageModule } from 'shared-contracts/remotes';
import { isGone } from '../product/product-failure.ts';
import { CRUMBS, CuttingListOf } from './cutting-list.tsx';
import { productQuery } from './listed-product.ts';
import { cutMessages } from './panels/cut-messages.ts';
import { LIST_PARAMETERS } from './panels/list-in-address.ts';

function productInAddress(search: URLSearchParams) {
  const product_id = search.get('product');
  const material = search.get('material');
  return product_id && material ? { product_id, material } : undefined;
}

/** Renders the list at one place in the tree, so that it keeps its state when a product is chosen. */
function CuttingListPage() {
  const [search] = useSearchParams();
  const chosen = productInAddress(search);
  const { data, error, refetch } = useQuery({
    ...productQuery(chosen ?? { product_id: '', material: '' }),
    enabled: chosen !== undefined,
  });
  const isWithout = !chosen || isGone(error);
  if (data || isWithout) {
    return (
      <CuttingListOf product={isWithout ? undefined : data} isGone={chosen !== undefined && isWithout} />
    );
  }
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

export default {
  Page: CuttingListPage,
  parameters: LIST_PARAMETERS,
  prefetch: ({ search }) => {
    const chosen = productInAddress(search);
    return chosen ? [productQuery(chosen)] : [];
  },
  // A list is of use to one household only, so search engines do not index it.
  head: () => ({ title: cutMessages.title, noIndex: true }),
} satisfies PageModule;
