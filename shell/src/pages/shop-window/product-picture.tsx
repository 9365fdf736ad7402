import { Picture, type PictureProps } from 'shared-contracts/look';
import type { Picture as PictureFile, Product } from 'shared-contracts/product';
import { pictureFile } from 'shared-contracts/product/rules';

/** For providers that send no size. */
const UNKNOWN_SIZE = { width: 1600, height: 1000 };

export type ProductPictureProps = Pick<PictureProps, 'alt' | 'sizes' | 'ratio' | 'priority' | 'className'> & {
  /** Undefined while loading: the space is reserved. */
  product: Product | undefined;
  /** In a room, or the sample alone; the other one if it is missing. */
  view: 'render' | 'color';
};

export function ProductPicture({ product, view, sizes, ...rest }: ProductPictureProps) {
  const picture = bestPicture(product?.pictures ?? [], view);
  return <Picture {...rest} {...pictureFile(picture, sizes, UNKNOWN_SIZE)} />;
}

/** Prefers the wanted view, then the larger picture: `srcset` serves smaller widths. */
function bestPicture(
  pictures: readonly PictureFile[],
  view: ProductPictureProps['view'],
): PictureFile | undefined {
  const rank = (picture: PictureFile) =>
    (picture.image_type === view ? 2 : 0) + (picture.quality === 'high' ? 1 : 0);
  return pictures.toSorted((one, other) => rank(other) - rank(one))[0];
}
