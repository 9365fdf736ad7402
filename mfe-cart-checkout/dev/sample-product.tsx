import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from 'shared-contracts/http';
import { ErrorPanel, Skeleton, Wrap } from 'shared-contracts/look';
import { filterProducts } from 'shared-contracts/product/endpoints';
import AddToCart from '../src/add-to-cart/add-to-cart.tsx';

const firstSheet = endpointQuery(filterProducts, {
  query: { page: 1, limit: 1 },
  body: { filters: { productClass: 'Sheet', material: 'Sheet' } },
});

/** The add-to-cart of a product that the provider has. */
export function SampleProduct() {
  const sheets = useQuery(firstSheet);
  if (sheets.error) return <ErrorPanel title={sheets.error.message} onRetry={() => sheets.refetch()} />;
  if (sheets.isPending) return <Skeleton height="3rem" />;
  const [sheet] = sheets.data.products;
  return <Wrap>{sheet && <AddToCart {...sheet} />}</Wrap>;
}

export function UnpricedProduct() {
  return (
    <Wrap>
      <AddToCart product_id="unpriced" material="HDF" colour_name="Unpriced" selling_price={null} />
    </Wrap>
  );
}
