import { useQuery } from '@tanstack/react-query';
import { useNearViewport } from 'shared-contracts/look';
import { savesBytes } from 'shared-contracts/rotation/saves-data';
import { productListQuery } from '../../shop-address/product-list-queries.ts';
import type { ShopSearch } from '../../shop-address/shop-search.ts';

/** Stands at the end of a list, and requests the next page's products near it (SHOP-99). Render it with a key for each list. */
export function NextPageAhead({ next }: { next: ShopSearch }) {
  const { ref, isNear } = useNearViewport();
  const enabled = isNear && !savesBytes();
  // Not retried: most shoppers do not need it, and the server may be busy.
  useQuery({ ...productListQuery(next), enabled, retry: false, notifyOnChangeProps: [] });
  return <div ref={ref} />;
}
