import { Picture, type PictureProps } from 'shared-contracts/look';
import type { Picture as PictureFile, Product } from 'shared-contracts/product';
import { pictureFile } from 'shared-contracts/product/rules';

/** Where a provider does not say. */
const UNKNOWN_SIZE = { width: 1600, height: 1000 };

export type ProductPictureProps = Pick<PictureProps, 'alt' | 'sizes' | 'ratio' | 'priority' | 'className'> & {
  /** Undefined while it is loading: the place is kept. */
  product: Product | undefined;
  /** In a room, or the sample alone. Whichever there is stands for the other. */
  view: 'render' | 'color';
};

export function ProductPicture({ product, view, sizes, ...rest }: ProductPictureProps) {
  const picture = bestPicture(product?.pictures ?? [], view);
  return <Picture {...rest} {...pictureFile(picture, sizes, UNKNOWN_SIZE)} />;
}

/** Of the wanted kind before the other, and large before small: smaller ones come by their width. */
function bestPicture(
  pictures: readonly PictureFile[],
  view: ProductPictureProps['view'],
): PictureFile | undefined {
  const rank = (picture: PictureFile) =>
    (picture.image_type === view ? 2 : 0) + (picture.quality === 'high' ? 1 : 0);
  return pictures.toSorted((one, other) => rank(other) - rank(one))[0];
}
