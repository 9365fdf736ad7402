import type { QueryClient } from '@tanstack/react-query';
import { linkPicture } from 'shared-contracts/product/rules';
import type { PageHead } from 'shared-contracts/remotes';
import { shopWindowQuery } from './shop-window-query.ts';
import { shownProduct } from './shown-product.ts';

/** The picture of a link to the shop: the room at the head of the home page. */
export function windowPreview(queries: QueryClient): Pick<PageHead, 'picture' | 'pictureSize'> {
  const product = shownProduct(queries.getQueryData(shopWindowQuery('Sheet').queryKey));
  const room = product?.pictures.find(
    ({ image_type, quality }) => image_type === 'render' && quality === 'high',
  );
  return room ? linkPicture(room) : {};
}
