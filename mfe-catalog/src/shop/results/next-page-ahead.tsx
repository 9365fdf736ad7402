import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNearViewport } from 'shared-contracts/look';
import { savesBytes } from 'shared-contracts/rotation/saves-data';
import { whenIdle } from '../../interaction/when-idle.ts';
import { productListQuery } from '../../shop-address/product-list-queries.ts';
import type { ShopSearch } from '../../shop-address/shop-search.ts';

/** Stands at the end of a list, and prefetches the next page's products near it (SHOP-99). Render it with a key for each list. */
export function NextPageAhead({ next }: { next: ShopSearch }) {
  const queries = useQueryClient();
  const { ref, isNear } = useNearViewport();
  const prefetch = useEffectEvent(() => void queries.prefetchQuery(productListQuery(next)));
  useEffect(() => {
    if (isNear && !savesBytes()) whenIdle(prefetch);
  }, [isNear]);
  return <div ref={ref} />;
}
