import { Picture, type PictureProps } from 'shared-contracts/look';
import type { Picture as PictureFile, Product } from 'shared-contracts/product';

/** Pixel widths in which our own provider has each picture, told by its `placeholder`; nobody else promises them. */
const PICTURE_WIDTHS = [200, 400, 800, 1200, 1600];
/** Where a provider does not say. */
const UNKNOWN_SIZE = { width: 1600, height: 1000 };

export type ProductPictureProps = Pick<PictureProps, 'alt' | 'sizes' | 'ratio' | 'priority' | 'className'> & {
  /** Undefined while it is loading: the place is kept. */
  product: Product | undefined;
  /** In a room, or the sample alone. Whichever there is stands for the other. */
  view: 'render' | 'color';
};

export function ProductPicture({ product, view, ...rest }: ProductPictureProps) {
  const picture = bestPicture(product?.pictures ?? [], view);
  const { width, height } = picture?.placeholder ?? UNKNOWN_SIZE;
  return (
    <Picture
      {...rest}
      src={picture?.image_link}
      width={width}
      height={height}
      widths={picture?.placeholder && PICTURE_WIDTHS}
      placeholder={picture?.placeholder?.colour}
    />
  );
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
