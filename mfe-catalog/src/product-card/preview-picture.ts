import type { Product } from 'shared-contracts/product';
import { linkPreview } from 'shared-contracts/product/rules';
import type { PageHead } from 'shared-contracts/remotes';
import { pictureViews } from './product-pictures.ts';

/** A room fills a wide preview better than a sample. */
export function previewPicture(
  product: Pick<Product, 'link_preview' | 'pictures'>,
): Pick<PageHead, 'picture' | 'pictureSize' | 'pictureType'> {
  const views = pictureViews(product.pictures);
  const view = views.find(({ high }) => high.image_type === 'render') ?? views[0];
  return linkPreview(product, view?.high);
}
